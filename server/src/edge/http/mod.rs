//! The routes of the server, and the checks that every request passes.

mod account;
mod admin;
mod api;
mod assets;
mod blocks;
mod bodies;
mod challenges;
mod failure;
mod hooks;
mod openapi;
mod ratings;
mod seats;
mod tournament_files;
mod tournaments;
mod who;

use axum::Extension;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use engine::BoardFacts;
use shelf::review::Review;

use crate::Error;
use crate::edge::{App, compress, hosts, live};
use crate::error::guarded;
use crate::limits::{NEW_TABLE, Payer};
use openapi::{Content, Route};

/// The maximum length of a request's head.
pub const HEAD: usize = 64 << 10;

/// The maximum size of a record.
const RECORD: usize = 1 << 20;

/// Returns the router of the whole server, to be served or to be called from a test.
pub fn app(state: App) -> Router {
    let add = |router: Router<App>, route: Route| {
        let paid = route.handler.layer(from_fn_with_state(route.cost, pay));
        router.route(route.path, paid)
    };
    routes()
        .into_iter()
        .fold(Router::new(), add)
        .fallback(nothing_there)
        .layer(DefaultBodyLimit::max(live::LONGEST))
        .layer(from_fn(compress::compress))
        .layer(from_fn_with_state(state.clone(), guard))
        .with_state(state)
}

/// Returns all routes. The description of the server is made from this table too.
fn routes() -> Vec<Route> {
    const HTML: Content = Content::Text("text/html");
    const SVG: Content = Content::Text("image/svg+xml");
    const PLAIN: Content = Content::Text("text/plain");
    const PNG: Content = Content::Text("image/png");
    vec![
        Route::get("/", get(assets::lobby), "The page").answers(200, "the page", HTML),
        Route::get("/t/{table}", get(assets::table), "The page, at a table")
            .answers(200, "the page", HTML),
        Route::get("/table.html", get(assets::table), "The page, at a table of this device")
            .answers(200, "the page", HTML),
        Route::get("/rules", get(assets::rules), "The page, at the rulebook of the first game")
            .answers(200, "the page", HTML),
        Route::get("/rules/{game}", get(assets::rules), "The page, at the rulebook of a game")
            .answers(200, "the page", HTML),
        Route::get("/rules.html", get(assets::rules), "The page, at a rulebook, for use offline")
            .answers(200, "the page", HTML),
        Route::get("/editor.html", get(assets::editor), "The page, at the editor of positions")
            .answers(200, "the page", HTML),
        Route::get("/sw.js", get(assets::service_worker), "Keeps the page for use offline")
            .answers(200, "a script", Content::Text("text/javascript"))
            .fails(&[404]),
        Route::get("/manifest.webmanifest", get(assets::fixed), "Lets a browser install the page")
            .answers(200, "the manifest", Content::Text("application/json")),
        Route::get("/icon.svg", get(assets::fixed), "The page's icon").answers(200, "it", SVG),
        Route::get("/icon-192.png", get(assets::fixed), "The page's icon").answers(
            200,
            "192 pixels wide",
            PNG,
        ),
        Route::get("/icon-512.png", get(assets::fixed), "The page's icon").answers(
            200,
            "512 pixels wide",
            PNG,
        ),
        Route::get("/icon-maskable-512.png", get(assets::fixed), "The page's icon, with a margin")
            .answers(200, "512 pixels wide", PNG),
        Route::get(
            "/tournaments",
            get(assets::tournaments),
            "The page, at the list of tournaments",
        )
        .answers(200, "the page", HTML),
        Route::get(
            "/tournaments/{tournament}",
            get(assets::tournaments),
            "The page, at a tournament",
        )
        .answers(200, "the page", HTML),
        Route::get("/players", get(assets::players), "The page, at the best players")
            .answers(200, "the page", HTML),
        Route::get("/players/{name}", get(assets::players), "The page, at a player's profile")
            .answers(200, "the page", HTML),
        Route::get("/admin", get(assets::admin), "The page, for the administrator")
            .answers(200, "the page", HTML),
        Route::get("/help", get(assets::help), "The player's guide")
            .answers_nothing(303, "its address in the reader's language"),
        Route::get("/help/", get(assets::help), "The player's guide")
            .answers_nothing(303, "its address in the reader's language"),
        Route::get("/help/{*path}", get(assets::guide), "A page of a guide")
            .answers(200, "the page", HTML)
            .answers_nothing(304, "known already")
            .answers_nothing(308, "the guide's address, with its slash")
            .answers(404, "a page that lists the chapters", HTML),
        Route::get("/api/admin", get(admin::admin), "The server's figures, for the administrator")
            .answers(200, "numbers", Content::json::<admin::Admin>())
            .costs(5)
            .fails(&[403]),
        Route::get("/web/{*path}", get(assets::file), "A file of the page")
            .answers(200, "the file", Content::Text("application/octet-stream"))
            .answers_nothing(304, "known already")
            .fails(&[404]),
        Route::get("/api/games", get(api::games), "The games that can be played").answers(
            200,
            "the games",
            Content::json::<Vec<shelf::GameFact>>(),
        ),
        Route::get("/api/games/{game}/board", get(api::board), "The fixed facts of a board")
            .answers(200, "the facts that a client draws it from", Content::json::<BoardFacts>())
            .fails(&[404]),
        Route::get("/api/games/{game}/basemap.svg", get(api::basemap), "Coast, lakes and rivers")
            .answers(200, "the map", SVG)
            .fails(&[404]),
        Route::get("/api/games/{game}/sketch.svg", get(api::sketch), "The map from afar")
            .answers(200, "the map, with fewer points", SVG)
            .fails(&[404]),
        Route::get("/api/games/{game}/style.css", get(api::style), "How the game looks")
            .answers(200, "a style sheet, over that of the page", Content::Text("text/css"))
            .fails(&[404]),
        Route::get("/api/games/{game}/signs.svg", get(api::signs), "The signs of the game")
            .answers(200, "the signs, a symbol each", SVG)
            .fails(&[404]),
        Route::get("/api/games/{game}/text/{language}", get(api::text), "The words of a game")
            .answers(200, "the text, in Fluent", PLAIN)
            .fails(&[404]),
        Route::get(
            "/api/games/{game}/words/{language}",
            get(api::words),
            "The game's words in the lobby",
        )
        .answers(200, "the text, in Fluent", PLAIN)
        .fails(&[404]),
        Route::get("/api/games/{game}/rules", get(api::rules), "The ledger of rules")
            .answers(200, "sections and rules", Content::json::<site::RulebookFact>())
            .fails(&[404]),
        Route::get("/api/games/{game}/lessons", get(api::lessons), "The lessons of a game")
            .answers(200, "the lessons", Content::json::<Vec<site::LessonFact>>())
            .fails(&[404]),
        Route::get(
            "/api/games/{game}/examples",
            get(api::examples),
            "Studies that show each rule at work",
        )
        .answers(200, "the studies of each rule", Content::json::<site::ExampleFacts>())
        .fails(&[404]),
        Route::get("/api/games/{game}/puzzles", get(api::puzzles), "The puzzles of a game")
            .answers(200, "the puzzles, each as a study", Content::json::<site::PuzzleFacts>())
            .fails(&[404]),
        Route::post("/api/tables", post(api::create), "A new table")
            .takes(Content::json_read::<api::NewServedTable>())
            .answers(201, "the table", Content::json::<table::opening::OpenedTable>())
            .costs(NEW_TABLE)
            .fails(&[400, 401, 403, 404, 413, 422, 503]),
        Route::post("/api/tables/{table}/claim", post(seats::claim), "Claims an open seat")
            .takes(Content::json_read::<seats::Claim>())
            .answers(200, "the seat", Content::json::<seats::OwnSeat>())
            .costs(5)
            .fails(&[400, 401, 403, 404, 409, 413]),
        Route::post("/api/tables/{table}/withdraw", post(seats::withdraw), "Lists a table no more")
            .takes(Content::json_read::<seats::Withdrawal>())
            .answers(200, "the tables that are left", Content::json::<Vec<seats::OpenTable>>())
            .costs(5)
            .fails(&[400, 403, 404, 413]),
        Route::post("/api/tables/{table}/recover", post(seats::recover), "Takes a lost seat back")
            .takes(Content::json_read::<seats::Recover>())
            .answers(200, "the seat", Content::json::<seats::OwnSeat>())
            .costs(5)
            .fails(&[400, 403, 404, 413]),
        Route::post("/api/tables/{table}/code", post(seats::code), "A code to recover a seat with")
            .takes(Content::json_read::<seats::NewCode>())
            .answers(200, "the seat", Content::json::<seats::OwnSeat>())
            .costs(5)
            .fails(&[400, 403, 404, 413]),
        Route::get("/api/open", get(seats::open), "The tables that are open to anybody")
            .answers(200, "the tables", Content::json::<Vec<seats::OpenTable>>())
            .costs(5),
        Route::get("/api/live", get(live::lobby::lobby), "The socket of the lobby")
            .answers_nothing(101, "a websocket, which tells what has changed: LobbyMessage")
            .costs(5)
            .fails(&[400, 403]),
        Route::post("/api/mine", post(api::mine), "The state of a player's tables")
            .takes(Content::json_read::<api::MyTables>())
            .answers(200, "those that are there", Content::json::<Vec<table::wire::TableStatus>>())
            .costs(1)
            .fails(&[400, 403, 413]),
        Route::get("/api/account", get(account::own), "The account that has signed in")
            .answers(200, "the account, if there is one", Content::json::<account::Own>())
            .costs(2),
        Route::post(
            "/api/account/challenge",
            post(account::challenge),
            "A challenge for a passkey",
        )
        .takes(Content::json_read::<account::PasskeyChallengeFor>())
        .answers(200, "what the browser must sign", Content::json::<account::PasskeyChallenge>())
        .costs(10)
        .fails(&[400, 403, 413]),
        Route::post("/api/account/sign-up", post(account::sign_up), "Makes an account")
            .takes(Content::json_read::<account::SignUp>())
            .answers(
                201,
                "the account, with its recovery code",
                Content::json::<account::Entered>(),
            )
            .costs(account::SIGN_UP)
            .fails(&[400, 403, 409, 413, 422]),
        Route::post("/api/account/sign-in", post(account::sign_in), "Signs in")
            .takes(Content::json_read::<account::SignIn>())
            .answers(200, "the account", Content::json::<account::Entered>())
            .costs(account::SIGN_IN)
            .fails(&[400, 403, 413]),
        Route::post("/api/account/sign-out", post(account::sign_out), "Ends sessions")
            .takes(Content::json_read::<account::SignOut>())
            .answers(200, "the account as it is now", Content::json::<account::Own>())
            .costs(5)
            .fails(&[400, 401, 403, 404, 413]),
        Route::post("/api/account/name", post(account::rename), "Gives the account another name")
            .takes(Content::json_read::<account::NewName>())
            .answers(200, "the account as it is now", Content::json::<account::Own>())
            .costs(20)
            .fails(&[400, 401, 403, 409, 413, 422]),
        Route::post("/api/account/passkeys", post(account::passkeys), "Adds or removes a passkey")
            .takes(Content::json_read::<account::PasskeyChange>())
            .answers(200, "the account as it is now", Content::json::<account::Own>())
            .costs(20)
            .fails(&[400, 401, 403, 404, 413, 422]),
        Route::post("/api/account/code", post(account::code), "Makes a code to sign in with")
            .takes(Content::json_read::<account::CodeFor>())
            .answers(200, "the code", Content::json::<account::NewSignInCode>())
            .costs(20)
            .fails(&[400, 401, 403, 413]),
        Route::get("/api/account/tables", get(account::tables), "The tables of the account")
            .answers(200, "the tables", Content::json::<Vec<account::AccountTable>>())
            .costs(2)
            .fails(&[401]),
        Route::post("/api/account/seats", post(account::seats), "Brings seats to the account")
            .takes(Content::json_read::<api::MyTables>())
            .answers(200, "the tables", Content::json::<Vec<account::AccountTable>>())
            .costs(5)
            .fails(&[400, 401, 403, 413]),
        Route::get("/api/account/hooks", get(hooks::hooks), "Who is told of the account's games")
            .answers(200, "addresses", Content::json::<hooks::Hooks>())
            .costs(2)
            .fails(&[401]),
        Route::post("/api/account/hooks", post(hooks::change), "Adds, removes or tests an address")
            .takes(Content::json_read::<hooks::HookChange>())
            .answers(200, "addresses", Content::json::<hooks::Hooks>())
            .costs(50)
            .fails(&[400, 401, 403, 404, 413, 422]),
        Route::post("/api/account/hours", post(account::hours), "Sets the hours of notices")
            .takes(Content::json_read::<::account::Hours>())
            .answers(200, "the account as it is now", Content::json::<account::Own>())
            .costs(5)
            .fails(&[400, 401, 403, 413, 422]),
        Route::post("/api/account/mute", post(account::mute), "Mutes the notices of a table")
            .takes(Content::json_read::<account::MutedTable>())
            .answers(200, "the setting", Content::json::<account::MutedTable>())
            .costs(5)
            .fails(&[400, 401, 403, 404, 413]),
        Route::get("/api/account/blocks", get(blocks::blocks), "Whom the account has blocked")
            .answers(200, "names", Content::json::<blocks::Blocks>())
            .costs(2)
            .fails(&[401]),
        Route::post("/api/account/blocks", post(blocks::change), "Blocks or unblocks a player")
            .takes(Content::json_read::<blocks::BlockChange>())
            .answers(200, "names", Content::json::<blocks::Blocks>())
            .costs(5)
            .fails(&[400, 401, 403, 404, 413, 422]),
        Route::get(
            "/api/account/challenges",
            get(challenges::challenges),
            "The challenges to the account, and its own",
        )
        .answers(200, "the challenges", Content::json::<challenges::Challenges>())
        .costs(2)
        .fails(&[401]),
        Route::post(
            "/api/account/challenges",
            post(challenges::change),
            "Answers or withdraws a challenge",
        )
        .takes(Content::json_read::<challenges::ChallengeChange>())
        .answers(200, "the challenges", Content::json::<challenges::Challenges>())
        .costs(5)
        .fails(&[400, 401, 403, 404, 413]),
        Route::get("/api/account/export", get(account::export), "Everything about the account")
            .answers(200, "all that is stored", Content::json::<account::Export>())
            .costs(100)
            .fails(&[401, 403]),
        Route::post("/api/account/delete", post(account::delete), "Deletes the account")
            .takes(Content::json_read::<account::Farewell>())
            .answers(200, "the keys of the seats", Content::json::<Vec<account::FreedSeat>>())
            .costs(50)
            .fails(&[400, 401, 403, 413, 422]),
        Route::get("/api/tournaments", get(tournaments::list), "The latest tournaments")
            .answers(200, "the tournaments", Content::json::<Vec<tournaments::TournamentSummary>>())
            .costs(5),
        Route::post("/api/tournaments", post(tournaments::create), "Announces a tournament")
            .takes(Content::json_read::<tournaments::NewTournament>())
            .answers(201, "the tournament", tournament())
            .costs(tournaments::NEW_TOURNAMENT)
            .fails(&[400, 401, 403, 404, 413, 422]),
        Route::get("/api/tournaments/{tournament}", get(tournaments::tournament), "A tournament")
            .answers(200, "the tournament", tournament())
            .costs(5)
            .fails(&[404]),
        Route::post("/api/tournaments/{tournament}/enter", post(tournaments::enter), "Enters")
            .answers(200, "the tournament as it is now", tournament())
            .costs(tournaments::CHANGE)
            .fails(&[401, 403, 404, 422]),
        Route::post("/api/tournaments/{tournament}/leave", post(tournaments::leave), "Leaves")
            .answers(200, "the tournament as it is now", tournament())
            .costs(tournaments::CHANGE)
            .fails(&[401, 403, 404, 422]),
        Route::post(
            "/api/tournaments/{tournament}/begin",
            post(tournaments::begin),
            "Begins the first round",
        )
        .answers(200, "the tournament as it is now", tournament())
        .costs(tournaments::ROUND)
        .fails(&[401, 403, 404, 422]),
        Route::post(
            "/api/tournaments/{tournament}/round",
            post(tournaments::next_round),
            "Begins the next round",
        )
        .answers(200, "the tournament as it is now", tournament())
        .costs(tournaments::ROUND)
        .fails(&[401, 403, 404, 422]),
        Route::post(
            "/api/tournaments/{tournament}/cancel",
            post(tournaments::cancel),
            "Ends the tournament before its time",
        )
        .answers(200, "the tournament as it is now", tournament())
        .costs(tournaments::CHANGE)
        .fails(&[401, 403, 404, 422]),
        Route::post(
            "/api/tournaments/{tournament}/drop",
            post(tournaments::drop_entrant),
            "Takes a player out",
        )
        .takes(Content::json_read::<tournaments::DroppedEntrant>())
        .answers(200, "the tournament as it is now", tournament())
        .costs(tournaments::CHANGE)
        .fails(&[400, 401, 403, 404, 413, 422]),
        Route::post(
            "/api/tournaments/{tournament}/forfeit",
            post(tournaments::forfeit),
            "A player forfeits a game",
        )
        .takes(Content::json_read::<tournaments::ForfeitedGame>())
        .answers(200, "the tournament as it is now", tournament())
        .costs(tournaments::CHANGE)
        .fails(&[400, 401, 403, 404, 413, 422]),
        Route::post(
            "/api/tournaments/{tournament}/adjudicate",
            post(tournaments::adjudicate),
            "The organiser decides a game",
        )
        .takes(Content::json_read::<tournaments::AdjudicatedGame>())
        .answers(200, "the tournament as it is now", tournament())
        .costs(tournaments::CHANGE)
        .fails(&[400, 401, 403, 404, 413, 422]),
        Route::get(
            "/api/tournaments/{tournament}/standings.csv",
            get(tournament_files::standings),
            "The standings as a table",
        )
        .answers(200, "a row for each player", Content::Text("text/csv"))
        .costs(5)
        .fails(&[404]),
        Route::get(
            "/api/tournaments/{tournament}/games.csv",
            get(tournament_files::games),
            "The games as a table",
        )
        .answers(200, "a row for each game", Content::Text("text/csv"))
        .costs(5)
        .fails(&[404]),
        Route::get(
            "/api/tournaments/{tournament}/rounds.ics",
            get(tournament_files::rounds),
            "The rounds as a calendar",
        )
        .answers(200, "the rounds that have begun or are planned", Content::Text("text/calendar"))
        .costs(5)
        .fails(&[404]),
        Route::get(
            "/api/tournaments/{tournament}/export.json",
            get(tournament_files::export),
            "The tournament as a file",
        )
        .answers(200, "the tournament", tournament())
        .costs(5)
        .fails(&[404]),
        Route::get("/api/players/{name}", get(ratings::profile), "The profile of a player")
            .answers(200, "the profile", Content::json::<ratings::Profile>())
            .costs(10)
            .fails(&[404]),
        Route::get("/api/ratings/{game}", get(ratings::leaders), "The best players of a game")
            .answers(200, "the players of each side", Content::json::<ratings::BestPlayers>())
            .costs(5)
            .fails(&[404]),
        Route::post(
            "/api/tables/{table}/rating",
            post(ratings::of_table),
            "The ratings at a table",
        )
        .takes(Content::json_read::<ratings::RatingQuestion>())
        .answers(200, "the ratings", Content::json::<ratings::TableRatings>())
        .costs(5)
        .fails(&[400, 403, 404, 413]),
        Route::get("/api/key", get(api::key), "The key that signs records").answers(
            200,
            "the public key",
            Content::json::<api::ServerKey>(),
        ),
        Route::get("/api/tables/{table}/record", get(api::record), "The record of a finished game")
            .answers(200, "the record", PLAIN)
            .costs(5)
            .fails(&[404, 409]),
        Route::get("/api/tables/{table}/review", get(api::review), "The review of a finished game")
            .answers(200, "the review", Content::json::<Review>())
            .answers(
                202,
                "it is being made: ask again after the seconds of Retry-After",
                Content::json::<api::Underway>(),
            )
            .costs(1)
            .fails(&[404, 409, 503]),
        Route::get("/api/tables/{table}/live", get(live::live), "The socket of a table")
            .answers_nothing(101, "a websocket: ClientMessage one way, ServerMessage the other")
            .costs(5)
            .fails(&[400, 403, 404]),
        Route::post(
            "/api/records",
            post(api::upload).layer(DefaultBodyLimit::max(RECORD)),
            "Verifies a record and makes it a finished table to look at",
        )
        .takes(PLAIN)
        .answers(201, "the table", Content::json::<api::KeptRecord>())
        .costs(100)
        .fails(&[400, 403, 413, 422, 503]),
        Route::get("/health", get(api::health), "Does the server do its work?")
            .answers(200, "it does", Content::json::<api::Health>())
            .answers(503, "it does not", Content::json::<api::Health>()),
        Route::get("/metrics", get(api::metrics), "What is counted, in the format of Prometheus")
            .answers(200, "the counts", PLAIN),
        Route::get("/api/openapi.json", get(api::openapi), "This description").answers(
            200,
            "this description",
            Content::Text("application/json"),
        ),
    ]
}

/// Returns the content of an answer with a tournament.
fn tournament() -> Content {
    Content::json::<tournaments::TournamentDetail>()
}

/// Returns the description of the whole server, which must be the content of `src/edge/http/openapi.json`.
pub fn openapi() -> String {
    openapi::description(routes())
}

/// Returns each request that costs units, with its cost.
pub fn costs() -> Vec<(String, u32)> {
    let all = routes().into_iter().map(|route| (route.request(), route.cost));
    all.filter(|(_, cost)| 0 < *cost).collect()
}

/// Charges the client before the request is handled.
async fn pay(
    State(cost): State<u32>,
    Extension(payer): Extension<Payer>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    if 0 < cost {
        payer.pay(cost)?;
    }
    Ok(next.run(request).await)
}

async fn nothing_there(uri: Uri) -> Error {
    Error::NotFound(format!("there is nothing at {}", uri.path()))
}

/// Returns the number of bytes in the head of a request, without separators.
fn head_of(request: &Request) -> usize {
    let headers = request.headers().iter();
    let headers: usize = headers.map(|(name, value)| name.as_str().len() + value.len()).sum();
    let path = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    path + headers
}

/// Checks every request, so that pages of other sites can't change anything on this server, show it in a
/// frame, or pass for this site.
async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let mut response = if HEAD < head_of(&request) {
        Error::Head.into_response()
    } else if let Err(error) = app.hosts().check(&request) {
        error.into_response()
    } else if changes && !hosts::same_origin(request.headers()) {
        Error::Origin.into_response()
    } else {
        let payer = payer(&app, &request);
        request.extensions_mut().insert(payer);
        let within = Duration::from_millis(app.house().limits().request_ms);
        let answer = guarded(async { Ok(next.run(request).await) });
        match tokio::time::timeout(within, answer).await {
            Ok(answer) => answer.unwrap_or_else(IntoResponse::into_response),
            Err(_) => Error::Late.into_response(),
        }
    };
    const HEADERS: [(HeaderName, &str); 4] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    let pattern = pattern.as_ref().map_or("elsewhere", MatchedPath::as_str);
    app.house().counts().answered(pattern, response.status().as_u16());
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Returns the payer of a request. If there are several `X-Forwarded-For` headers, the proxy wrote the last.
fn payer(app: &App, request: &Request) -> Payer {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    app.addresses().payer(peer, forwarded.and_then(|told| told.to_str().ok()))
}
