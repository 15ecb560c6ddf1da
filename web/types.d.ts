// Made from server/src/edge/http/openapi.json by `npm run types`.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The access to a table. */
        Access: "private" | "invitation" | "open";
        /** @description An account, as its player sees it. */
        Account: {
            /** @description The name, which no other account has. */
            name: string;
            /** @description The time at which the account was made, in milliseconds since 1970. */
            created: number;
            /** @description Whether the player has signed in a short time ago, and may change the account. */
            fresh: boolean;
            /** @description The passkeys, the one used last first. */
            passkeys: components["schemas"]["OwnPasskey"][];
            /** @description The devices that are signed in, the one used last first. */
            sessions: components["schemas"]["OwnSession"][];
            /** @description The hours of the account's notices, if its player has chosen them. */
            hours?: components["schemas"]["OwnHours"];
        };
        /** @description A table at which an account has a seat. */
        AccountTable: {
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The lesson that is played at the table. */
            lesson?: string;
            /** @description The sides of the account's seats. */
            sides: components["schemas"]["Side"][];
            /** @description The time at which the table was opened, in milliseconds since 1970. */
            opened: number;
            /** @description Whether the game is over. */
            over: boolean;
            /** @description Whether no notices of the table are sent. */
            muted: boolean;
            /**
             * @description The random number of the player who came second, if the sides were drawn by lot: that player is French if the first
             *     byte of the SHA-256 of `carillon sides\n`, the 32 bytes of the table's secret and this number is even.
             */
            lot?: string;
        };
        /** @description The request has been stored. */
        AckMessage: {
            /** @description The id that the client gave. */
            id: string;
            /** @description The number of the resulting entry. */
            entry: number;
            /** @description The number of actions that had been played, and not taken back, after the entry. */
            number: number;
        };
        /** @description The state of the server, in numbers. */
        Admin: {
            /** @description The version of this program. */
            version: string;
            /** @description The time at which the server started, in milliseconds since 1970. */
            since: number;
            /** @description The number of tables. */
            tables: number;
            /** @description The number of tables whose game is over. */
            over: number;
            /** @description The number of unfinished tables with a clock. */
            clocks: number;
            /** @description The number of tables with somebody present. */
            in_memory: number;
            /** @description The number of connections, including sockets. */
            connections: number;
            /** @description The number of sockets at tables. */
            sockets: number;
            /** @description The number of bots that are thinking. */
            thinking: number;
            /** @description The number of bots that are waiting for a thread. */
            queue: number;
            /** @description The number of entries stored since the start. */
            entries: number;
            /** @description The size of the database, in bytes. */
            disk: number;
        };
        /**
         * @description The value of a gap of a `Phrase`. In JSON: a number, a string of words, `{"name": key}`,
         *     `{"key": …, "args": …}`, or a list of these.
         */
        Arg: number | string | {
            /** @description The key of the name. */
            name: string;
        } | components["schemas"]["Phrase"] | components["schemas"]["Arg"][];
        /** @description The effect of asking to take an action back. */
        AsksBack: {
            /** @description The number of actions to which the game would go back. */
            number: number;
            /**
             * @description Whether dice were rolled, cards drawn or something revealed since then. The players would still know
             *     these.
             */
            seen: boolean;
        };
        /** @description The table at an earlier moment. */
        AtMessage: {
            /** @description The number of actions that had been played at that moment. */
            number: number;
            /** @description The view at that moment. */
            view: components["schemas"]["View"];
        };
        /** @description The track of a battle, with a marker for each side. */
        BattleTrack: {
            /** @description The track's first box. */
            least: number;
            /** @description The track's last box. */
            most: number;
            /** @description The box that holds each side's marker. */
            at: {
                /** @description The value for the French. */
                french: number;
                /** @description The value for the British. */
                british: number;
            };
        };
        /** @description A player in the list of the best. */
        BestPlayerRow: {
            /** @description The name of the account. */
            name: string;
            /** @description The rating in points. */
            rating: number;
            /** @description The standard deviation of the rating. */
            deviation: number;
            /** @description Whether too little is known of the player to compare the rating with others. */
            provisional?: boolean;
            /** @description The number of rated games. */
            games: number;
        };
        /** @description The best players of a game. */
        BestPlayers: {
            /** @description The players of each side whose ratings are not provisional, the best first. */
            players: {
                /** @description The value for the French. */
                french: components["schemas"]["BestPlayerRow"][];
                /** @description The value for the British. */
                british: components["schemas"]["BestPlayerRow"][];
            };
            /** @description The levels of the computer with their fixed ratings, the weakest first. */
            levels: {
                /** @description The value for the French. */
                french: components["schemas"]["LevelRow"][];
                /** @description The value for the British. */
                british: components["schemas"]["LevelRow"][];
            };
        };
        /** @description An action that would have been clearly better than the one played. */
        Better: {
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The action as it was offered to the player. */
            label: components["schemas"]["Phrase"];
            /**
             * Format: double
             * @description The winning chance of the side that chose, had it played this action.
             */
            chance: number;
            /** @description The amount by which that chance exceeds the chance after the action played. */
            gain: components["schemas"]["Estimate"];
        };
        /** @description The players whom an account has blocked. */
        Blocks: {
            /** @description The names of their accounts. */
            names: string[];
        };
        /** @description Everything that a client needs to draw the board. */
        BoardFacts: {
            /** @description The size of the map. */
            canvas: components["schemas"]["Canvas"];
            /** @description The spaces of the map. */
            spaces: components["schemas"]["SpaceFact"][];
            /** @description The connections between spaces. */
            lines: components["schemas"]["LineFact"][];
            /** @description Kinds of pieces, and pieces with a name of their own. */
            pieces: components["schemas"]["PieceFact"][];
            /** @description The cards. */
            cards: components["schemas"]["CardFact"][];
            /** @description The names of the die's faces, from face 1 on, if they are not numbers. */
            dice?: string[];
            /** @description Tracks that are drawn box by box. */
            tracks?: {
                [key: string]: components["schemas"]["TrackFact"];
            };
            /** @description The markers that the legend explains, by id. */
            markers?: string[];
        };
        /** @description The way in which a `BoxView` is shown. */
        BoxShow: "pile" | "in-play" | "tray" | "kept" | "badges" | "list" | "silent";
        /** @description A box beside the map, and its contents. */
        BoxView: {
            /** @description The box's id: `pool`, `losses-french`. */
            id: string;
            /** @description The key of the box's name. */
            name: string;
            /** @description The side that the box belongs to. */
            side?: components["schemas"]["Side"];
            /** @description The way in which the box is shown. */
            show: components["schemas"]["BoxShow"];
            /** @description The box's contents. */
            holds: components["schemas"]["Held"][];
        };
        /** @description A player without an opponent in a round. */
        ByeDetail: {
            /** @description The number of the entrant. */
            entrant: number;
            /** @description The reason why this entrant has no opponent. */
            reason: components["schemas"]["ByeReason"];
            /** @description The points for the bye. */
            points: components["schemas"]["TournamentPoints"];
        };
        /** @description The reason why an entrant has no opponent in a round. */
        ByeReason: {
            /** @constant */
            kind: "round-robin";
        } | {
            /** @constant */
            kind: "opponent-left";
            /** @description The number of the opponent. */
            opponent: number;
        } | {
            /** @constant */
            kind: "last";
        } | {
            /** @constant */
            kind: "last-without-repetition";
        };
        /** @description The size of the map, in units of its own. */
        Canvas: {
            /** @description The map's width, from west to east. */
            width: number;
            /** @description The map's height, from north to south. */
            height: number;
        };
        /** @description The facts printed on a card. */
        CardFact: {
            /** @description The card's id. */
            id: string;
            /** @description The side that may play the card, or `both`. */
            side: string;
            /** @description The card's type, for the style sheet. */
            type: string;
            /** @description The number printed on the card. */
            value?: number;
            /** @description Whether the card is played as a response. */
            response?: boolean;
            /** @description Whether the card is removed from the game after it is played. */
            remove?: boolean;
            /** @description The card's action points, by kind. */
            points?: string[];
            /** @description The card's initiative number. */
            initiative?: number;
            /** @description Whether the card belongs to the deck of the Indian allies. */
            indian?: boolean;
        };
        /** @description A side's cards. `hand` lists them only for a point of view that may see them. */
        CardsView: {
            /** @description The cards in hand, for a point of view that may see them. */
            hand: string[] | null;
            /** @description The number of cards in hand. */
            held: number;
            /**
             * @description The number of cards left to draw. Their order is visible only in an open view, such as that of
             *     a finished game.
             */
            left: number;
            /** @description The cards left to draw, in an open view. */
            deck?: string[];
            /** @description Cards played or discarded. */
            discard: string[];
            /** @description The card being played. */
            active: string | null;
        };
        /** @description The entry of one side in a row: a text, and its number if the text is a number. */
        Cell: {
            /** @description The key of the sentence. */
            key: string;
            /** @description The gaps by name, with their values. */
            args?: [
                string,
                components["schemas"]["Arg"]
            ][];
            /** @description The number, if the text is a number. */
            n?: number;
        };
        /** @description A challenge of one player to another. */
        Challenge: {
            /** @description The table's id. */
            table: string;
            /** @description The name of the other player. */
            name: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The optional rules, by name. */
            options: {
                [key: string]: string;
            };
            /** @description Whether the game begins from a position. */
            from_position?: boolean;
            /** @description The limit on thinking time. */
            clock?: components["schemas"]["Clock"];
            /** @description The side of the challenged player, if the sides are decided. */
            side?: components["schemas"]["Side"];
            /** @description How the sides are decided when the challenge is accepted. */
            sides?: components["schemas"]["SideChoice"];
            /** @description The time of the challenge, in milliseconds since 1970. */
            made: number;
            /** @description The time at which the challenge ends if nobody answers it. */
            ends: number;
            /** @description Whether the challenge was declined. */
            declined?: boolean;
        };
        /** @description The players from whom an account takes challenges. */
        Challengers: "all" | "met" | "none";
        /** @description The challenges that concern an account. */
        Challenges: {
            /** @description The challenges to the account, the latest first. */
            received: components["schemas"]["Challenge"][];
            /** @description The account's own challenges that were not accepted, the latest first. */
            sent: components["schemas"]["Challenge"][];
            /** @description The players from whom the account takes challenges. */
            from: components["schemas"]["Challengers"];
            /** @description Whether former opponents may see when the player is online. */
            shows_online: boolean;
            /** @description Former opponents, the latest first. */
            opponents: components["schemas"]["Opponent"][];
            /** @description The side of the player, if the request has accepted a challenge. */
            side?: components["schemas"]["Side"];
        };
        /** @description The results of chance that an action can have. */
        ChancesMessage: {
            /** @description The side that acts. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The results: at most 1,296. */
            results: components["schemas"]["RolledView"][];
            /**
             * @description Whether all results are listed, with exact probabilities. Otherwise they are those of some hundred
             *     random plays.
             */
            exact: boolean;
        };
        /** @description A line of chat. */
        ChatLine: {
            /** @description The author's name. */
            from: string;
            /** @description The author's side, if the author is a player. */
            side?: components["schemas"]["Side"];
            /** @description The text. */
            text: string;
            /** @description The time, in milliseconds since 1970. */
            time: number;
        };
        /** @description Lines of chat. */
        ChatMessage: {
            /** @description The lines, oldest first. */
            lines: components["schemas"]["ChatLine"][];
        };
        /** @description A legal action offered to a player, with the targets to click to choose it. */
        Choice: {
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The targets to click: none for a button; several if all of them must be picked. */
            on: components["schemas"]["Target"][];
            /** @description The text of the offer. */
            label: components["schemas"]["Phrase"];
            /** @description Whether the action is rarely wanted; clients show it small. */
            aside?: boolean;
            /**
             * @description Whether the action only takes back what the same side chose earlier in this turn. Games
             *     leave this field unset: the engine sets it from `Game::cancels`(crate::Game::cancels).
             */
            cancels?: boolean;
            /** @description An unexpected consequence of the click, shown before the action is played. */
            warning?: components["schemas"]["Phrase"];
            /**
             * @description The reason why the action can't simply be taken back, if there is one. Games leave this
             *     field unset: `AnyPlaying::choices`(crate::AnyPlaying::choices) sets it.
             */
            lasting?: components["schemas"]["Lasting"];
            /**
             * @description Whether the odds of the action can be asked for. Games leave this field unset:
             *     `AnyPlaying::choices`(crate::AnyPlaying::choices) sets it.
             */
            odds?: boolean;
        };
        /** @description A message from a client. */
        ClientMessage: {
            /** @constant */
            do: "sit";
            /**
             * @description The tokens of the seats.
             * @default []
             */
            tokens: string[];
            /** @description The player's name. */
            name?: string;
            /** @description The player's share of the dice, if the client has already seen the commitment. */
            nonce?: string;
            /** @description The side as which to look at the table, for a player who holds both seats. */
            as?: components["schemas"]["Side"];
            /** @description The invitation, for a guest at a private table who has no seat yet. */
            invitation?: string;
        } | {
            /** @constant */
            do: "nonce";
            /** @description The side that gives the share. */
            side: components["schemas"]["Side"];
            /** @description The commitment that was seen. */
            commitment: string;
            /** @description The share: random, and made by the client. */
            nonce: string;
        } | {
            /** @constant */
            do: "play";
            /** @description The last entry of the table when the action was chosen. */
            entry: number;
            /** @description The side that plays it. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "undo";
            /** @description The last entry of the table when the undo was chosen. */
            entry: number;
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "resign";
            /** @description The side that resigns. */
            side: components["schemas"]["Side"];
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "back";
            /** @description The side that the player takes back. */
            side: components["schemas"]["Side"];
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "draw";
            /** @description The side that offers or agrees. */
            side: components["schemas"]["Side"];
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "takeback";
            /** @description The last entry of the table when the request was made. */
            entry: number;
            /** @description The side that asks or agrees. */
            side: components["schemas"]["Side"];
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "pause";
            /** @description The side that asks or agrees. */
            side: components["schemas"]["Side"];
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "resume";
            /** @description The side that ends the pause. */
            side: components["schemas"]["Side"];
            /** @description The client's own id for this message: a message sent twice is carried out once. */
            id: string;
        } | {
            /** @constant */
            do: "decline";
            /** @description The side that declines. */
            side: components["schemas"]["Side"];
        } | {
            /** @constant */
            do: "rematch";
            /** @description The side that asks. */
            side: components["schemas"]["Side"];
            /**
             * @description The assignment of sides in the rematch.
             * @default swapped
             */
            sides: components["schemas"]["Rematch"];
            /** @description The client's own id for this message. */
            id: string;
        } | {
            /** @constant */
            do: "why";
            /** @description The side that would click. */
            side: components["schemas"]["Side"];
            /** @description The target of the click: a `Target`. */
            on: string;
        } | {
            /** @constant */
            do: "ways";
            /** @description The side that moves the force. */
            side: components["schemas"]["Side"];
        } | {
            /** @constant */
            do: "odds";
            /** @description The entry at which the choice was offered. */
            entry: number;
            /** @description The side that may make the choice. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /**
             * @description The steps of a way that lead up to the action.
             * @default []
             */
            after: string[];
        } | {
            /** @constant */
            do: "hint";
            /** @description The entry at which that side must choose. */
            entry: number;
            /** @description The side that must choose. */
            side: components["schemas"]["Side"];
        } | {
            /** @constant */
            do: "as";
            /** @description The side. */
            side: components["schemas"]["Side"];
        } | {
            /** @constant */
            do: "at";
            /** @description The number of actions that had been played at that moment. */
            number: number;
        } | {
            /** @constant */
            do: "orders";
            /** @description The side whose orders they are. */
            side: components["schemas"]["Side"];
            /** @description The time until which the orders hold. */
            until: components["schemas"]["OrdersUntil"];
            /** @description The key of a prompt, to pass only in windows of that kind; absent to pass in all windows. */
            moment?: string;
        } | {
            /** @constant */
            do: "study";
            /** @description The `entry` of the table when the change was chosen. */
            entry: number;
            /** @description The change. */
            change: components["schemas"]["StudyChange"];
            /** @description The client's own id for this message. */
            id: string;
        } | {
            /** @constant */
            do: "ping";
        } | {
            /** @constant */
            do: "chat";
            /** @description The text. */
            text: string;
        };
        /** @description The limit on thinking time at a table. */
        Clock: {
            /** @description The part of the game for which the time must last. */
            kind: components["schemas"]["ClockKind"];
            /** @description The time of each side, in seconds. For `days` it must be a multiple of 86,400, the seconds of a day. */
            seconds: number;
            /** @description The consequence of running out of time. */
            when_out: components["schemas"]["WhenOut"];
        };
        /** @description The part of the game for which the time must last. */
        ClockKind: "move" | "game" | "days";
        /** @description The limit on thinking time, and the time left. */
        ClockMessage: {
            /** @description The part of the game for which the time must last. */
            kind: components["schemas"]["ClockKind"];
            /** @description The time of each side, in seconds. For `days` it must be a multiple of 86,400, the seconds of a day. */
            seconds: number;
            /** @description The consequence of running out of time. */
            when_out: components["schemas"]["WhenOut"];
            /** @description The milliseconds that each side had left at the last entry, or at the start of the game. */
            left: {
                /** @description The value for the French. */
                french: number;
                /** @description The value for the British. */
                british: number;
            };
            /** @description When each running clock will run out, in milliseconds since 1970 by the server's time. */
            runs_out: {
                /** @description The value for the French. */
                french: number | null;
                /** @description The value for the British. */
                british: number | null;
            };
            /** @description Whether the clocks are stopped because both players wanted a pause. */
            paused: boolean;
        };
        /** @description The kind of an error that is sent to a client. */
        Code: "unreadable" | "not-found" | "forbidden" | "stale" | "not-over" | "too-large" | "refused" | "not-your-turn" | "not-your-seat" | "private" | "claimed" | "not-seated" | "over" | "nothing-to-undo" | "unplayable" | "signed-out" | "sign-in-again" | "not-proved" | "name-taken" | "busy" | "internal";
        /** @description A die on the table. */
        DieView: {
            /** @description The side that rolled it. */
            side: components["schemas"]["Side"];
            /** @description The face that the die shows. */
            face: string;
            /** @description The key of the face's name. */
            name: string;
        };
        /** @description An account that has just signed in. */
        Entered: {
            /** @description The account's name. */
            name: string;
            /** @description A new recovery code, which is shown only this once. A code that was used to sign in is void. */
            recovery?: string;
        };
        /** @description A figure that was estimated by sampling. */
        Estimate: {
            /**
             * Format: double
             * @description The mean of all tries.
             */
            mean: number;
            /**
             * Format: double
             * @description The standard error of the mean. Two times in three, the mean is off by less.
             */
            error: number;
        };
        /** @description A study that shows rules at work. */
        ExampleFact: {
            /** @description A sentence, in English, that says what the example shows. */
            title: string;
            /** @description The text of the study. */
            study: string;
        };
        /** @description The examples of a game's rules. */
        ExampleFacts: {
            /** @description Every example; those of the rulebook's gallery come first, in the order of the gallery. */
            all: components["schemas"]["ExampleFact"][];
            /** @description The best examples of each rule, by the number of the rule: indices into `all`. */
            rules: {
                [key: string]: number[];
            };
        };
        /** @description An example of the gallery. */
        ExhibitFact: {
            /** @description The title in English. */
            en: string;
            /** @description The title in French. */
            fr: string;
            /** @description The rules that the example shows. */
            rules: string[];
        };
        /** @description The eye with which a table is viewed. */
        EyeName: "french" | "british" | "watcher" | "open";
        /** @description An action that was tried in a study, and that a rule forbids. */
        ForbiddenView: {
            /** @description The side that would act. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The number of the rule. */
            rule: string;
            /** @description The key of the sentence that explains the refusal; absent if the rules have changed since. */
            why?: string;
        };
        /** @description A seat of a deleted account, which is now a guest's. */
        FreedSeat: {
            /** @description The table's id. */
            table: string;
            /** @description The side of the seat. */
            side: components["schemas"]["Side"];
            /** @description The key that opens the seat. */
            key: string;
        };
        /** @description A game that can be played, with the choices before it begins. */
        GameFact: {
            /** @description The game's name in commands, records and addresses. */
            name: string;
            /** @description The version of the rules. It is raised when a corrected rule makes old records play differently. */
            rules_version: number;
            /** @description The scenarios; the first is the default. */
            scenarios: string[];
            /** @description The optional rules. */
            options: components["schemas"]["OptionFact"][];
            /** @description The levels at which the game's bots can play, weakest first. */
            levels: string[];
            /** @description The level of a bot if no level is given. */
            default_level: string;
            /** @description The ids of the game's lessons, in the order in which a learner takes them. */
            lessons: string[];
        };
        /** @description The result of a game in a tournament. */
        GameResult: {
            /** @description The winner. */
            score: components["schemas"]["Score"];
            /** @description How the game was decided. */
            source: components["schemas"]["ResultSource"];
        };
        /** @description The games of two players who are paired. */
        GamesPerPairing: "one" | "both" | "in-turn";
        /** @description A condition that wins the game for a side, or is worth points to it. */
        GoalView: {
            /** @description The side whose goal it is. */
            side: components["schemas"]["Side"];
            /** @description The sentence that describes what must be reached. */
            text: components["schemas"]["Phrase"];
            /** @description A short form, with the progress so far. */
            brief: components["schemas"]["Phrase"];
            /** @description The rule behind the goal. */
            rule: components["schemas"]["Rule"];
        };
        /** @description A thing in a box. */
        Held: {
            /** @constant */
            is: "card";
            /** @description The card's id. */
            id: string;
        } | ({
            /** @constant */
            is: "piece";
        } & components["schemas"]["PieceView"]) | {
            /** @constant */
            is: "token";
            /** @description The token's id. */
            id: string;
            /** @description The key of the token's name. */
            name: string;
        } | {
            /** @constant */
            is: "word";
            /** @description The entry's id, for programs. */
            id: string;
            /** @description The entry's text; if absent, the id is shown. */
            text?: components["schemas"]["Phrase"];
            /** @description The side that the entry belongs to. */
            side?: components["schemas"]["Side"];
        } | {
            /** @constant */
            is: "back";
        };
        /** @description The computer's advice to a player, given what the player may know. */
        HintMessage: {
            /** @description The entry that the client gave. */
            entry: number;
            /** @description The side that the client gave. */
            side: components["schemas"]["Side"];
            /** @description At most three actions, best first; empty if the side's choice has changed since `entry`. */
            hints: components["schemas"]["HintView"][];
        };
        /** @description An action that the computer thinks good, given what the player may know. */
        HintView: {
            /** @description The action, in the game's notation: one of the choices. */
            play: string;
            /**
             * Format: double
             * @description The chance to win after the action, from 0 to 1, if the computer played on for both sides.
             */
            chance: number;
            /** @description The reasons, in words. */
            reasons: components["schemas"]["Phrase"][];
        };
        /** @description An address that is told of an account's games. */
        Hook: {
            /** @description The id of the address. */
            id: string;
            /** @description The form of the notices. */
            form: string;
            /** @description The kinds of notices that the address is sent: `turn`, `over`, `request`, `time`, `challenge` or `summary`. */
            kinds: string[];
            /** @description The host of the address. The rest is not shown, since it is often a secret. */
            host: string;
            /** @description The secret with which the notices are signed. */
            secret: string;
            /** @description The name of the browser to which messages are pushed. */
            device?: string;
            /** @description Whether messages are pushed to the browser that asks. */
            here: boolean;
            /** @description When a notice last arrived, in milliseconds since 1970. */
            told?: number;
            /** @description When a notice last failed, if none has arrived since. */
            failed?: number;
        };
        /** @description The addresses that are told of an account's games. */
        Hooks: {
            /** @description The addresses, the latest first. */
            hooks: components["schemas"]["Hook"][];
            /** @description The key by which push services know this server, in base64url. */
            push_key: string;
        };
        /** @description The hours of a player. */
        Hours: {
            /** @description The quiet hours, if the player has any. */
            quiet?: components["schemas"]["QuietHours"];
            /** @description The time of the daily summary, in minutes after midnight. */
            summary: number;
            /** @description The shifts of the player's time zone, the earliest first. An empty list stands for universal time. */
            shifts: components["schemas"]["TimeShift"][];
        };
        /**
         * @description The reason why an action can't simply be taken back. Undo relies on it, and clients ask for
         *     confirmation before they play such an action.
         */
        Lasting: "chance" | "reveals" | "hands-over";
        /** @description A set of spaces that can be shown over the map. */
        LayerView: {
            /** @description The layer's id. */
            id: string;
            /** @description The key of the layer's name. */
            name: string;
            /** @description The side that the layer belongs to. */
            side?: components["schemas"]["Side"];
            /** @description The spaces in the layer. */
            spaces: string[];
        };
        /** @description A rule, in a sentence of this project's own words. */
        LedgerRule: {
            /** @description The rule's number. */
            id: string;
            /** @description The sentence in English. */
            en: string;
            /** @description The sentence in French. */
            fr: string;
            /**
             * @description Numbers of the rulings on questions that the rulebook leaves open here.
             * @default []
             */
            rulings: number[];
            /** @description For a rule of another edition, the numbers of the rules from which it differs. */
            differs?: string[];
            /**
             * @description Numbers of the rules of the cards that are at work in the cases of this rule; empty in the
             *     file of a ledger.
             */
            cards?: string[];
        };
        /** @description A chapter of a rulebook. */
        LedgerSection: {
            /** @description The chapter's number. */
            id: string;
            /** @description The chapter's title in English. */
            en: string;
            /** @description The chapter's title in French. */
            fr: string;
        };
        /**
         * @description A lesson of a game. Its texts are among the game's: `lesson-ID`, its `.about` and `.learnt`, and
         *     `lesson-ID-1` and so on for its steps.
         */
        LessonFact: {
            /** @description The lesson's id, in addresses and in the keys of its texts. */
            id: string;
            /** @description The learner's side. */
            side: components["schemas"]["Side"];
            /** @description The steps, in order. */
            steps: components["schemas"]["LessonStepFact"][];
        };
        /** @description A lesson, and the progress of its learner. */
        LessonMessage: {
            /** @description The lesson's id. */
            id: string;
            /** @description The learner's side. */
            side: components["schemas"]["Side"];
            /** @description The progress of the lesson. */
            stands: components["schemas"]["LessonStands"];
            /**
             * @description The index, from 0, of the step that the next play belongs to; once the lesson is over, the number of
             *     steps.
             */
            step: number;
            /**
             * @description The plays that the lesson accepts next, any one of which continues the lesson. Empty while the other
             *     side plays.
             */
            wants: string[];
        };
        /** @description The progress of a lesson. */
        LessonStands: "on" | "done" | "left";
        /** @description One step of a lesson. */
        LessonStepFact: {
            /** @description The rule that the step teaches. */
            rule?: string;
            /** @description The things that the step's text is about: targets, or `part:ID` for a part of the page. */
            look: string[];
            /** @description Whether the learner must play an action in this step, not only read. */
            plays: boolean;
        };
        /** @description A level of the computer in the list of the best. */
        LevelRow: {
            /** @description The level. */
            level: string;
            /** @description The fixed rating. */
            rating: number;
        };
        /** @description A connection between two spaces. */
        LineFact: {
            /** @description One end. */
            a: string;
            /** @description The other end. */
            b: string;
            /** @description The connection's kind, for the style sheet. */
            kind: string;
            /** @description A point towards which the connection is bent. */
            curve?: [
                number,
                number
            ];
            /** @description The nation whose land the connection crosses. */
            nation?: string;
        };
        /** @description A connection: the markers on it, and the capacity that is used. */
        LineView: {
            /** @description The markers on the connection. */
            markers?: components["schemas"]["MarkerView"][];
            /** @description The number of units that each side has moved along the connection. */
            used: {
                /** @description The value for the French. */
                french: number;
                /** @description The value for the British. */
                british: number;
            };
            /** @description The number of units that a side may move along the connection. */
            limit: number;
        };
        /** @description The lists of the lobby that have changed. */
        LobbyMessage: {
            /** @description Whether the open tables have changed. */
            open: boolean;
            /** @description Whether the challenges have changed, or the account has other tables. */
            account: boolean;
            /** @description Whether the state of one of the account's tables has changed. */
            tables: boolean;
        };
        /** @description A loss in battle. */
        Lost: {
            /** @description The side that lost. */
            side: components["schemas"]["Side"];
            /** @description The number of steps, or of whatever unit the game counts losses in. */
            steps: number;
        };
        /** @description Markers of one kind on a space or a connection. */
        MarkerView: {
            /** @description The marker's id: `fort`, `siege`. */
            id: string;
            /** @description The marker's name, including its side and level. */
            text: components["schemas"]["Phrase"];
            /** @description The side that the marker belongs to. */
            side?: components["schemas"]["Side"];
            /** @description The marker's level. */
            level?: number;
            /** @description The number of markers. */
            n: number;
        };
        /** @description A correction of the rules, under which the game continued. */
        MendedMessage: {
            /** @description The number of actions after which the game continued. */
            number: number;
            /** @description The number of later actions that were taken back. */
            taken_back: number;
            /** @description The version of the rules before the correction. */
            before: number;
            /** @description The version of the rules after the correction. */
            rules: number;
            /** @description The corrections made in each later version, in the game's words. */
            changes: components["schemas"]["Phrase"][];
        };
        /** @description The request was refused, and nothing has changed. */
        NoMessage: {
            /** @description The id that the client gave. */
            id?: string;
            /** @description The kind of the error. */
            code: components["schemas"]["Code"];
            /** @description An explanation in English, for developers. */
            message: string;
            /** @description The rule that refused the action. */
            rule?: components["schemas"]["Rule"];
            /** @description The key of the sentence that explains the refusal. */
            why?: string;
            /** @description The present last entry of the table, if the request was too late. */
            entry?: number;
            /** @description When the seat was claimed, in milliseconds since 1970. */
            claimed?: number;
        };
        /** @description The reason why nothing can be undone. */
        NoUndo: "nothing" | "theirs" | "chance" | "reveals";
        /** @description A node of a study. */
        NodeView: {
            /** @description Its number. */
            node: number;
            /** @description The action that leads to the node; absent for the root. */
            tried?: components["schemas"]["TriedView"];
            /** @description The comment; may be empty. */
            comment?: string;
            /** @description The marks, in the form in which the change `mark` gives them. */
            marks?: string[];
            /** @description Actions that were tried at the node, and that a rule forbids. */
            forbidden?: components["schemas"]["ForbiddenView"][];
            /** @description The nodes after this node, that of the main line first. */
            after?: number[];
        };
        /** @description Nodes of a study. */
        NodesMessage: {
            /**
             * @description Whether `nodes` are all nodes of the study. Otherwise they replace the nodes with the same numbers, and a
             *     node that is no longer in any list `after` has been deleted.
             */
            whole: boolean;
            /** @description The nodes. Number 0 is the root. */
            nodes: components["schemas"]["NodeView"][];
        };
        /** @description A line of the log with the number of its action. */
        NumberedLine: {
            /** @description The number of the action that the line belongs to; several lines may share it. */
            n: number;
            /** @description The sentence that describes what happened. */
            text: components["schemas"]["Phrase"];
            /** @description The rule behind the event. */
            rule?: components["schemas"]["Rule"];
            /** @description The side that acted. */
            side?: components["schemas"]["Side"];
            /** @description The dice that are shown rolling. */
            dice?: number[];
            /** @description The things on the board that the line mentions. */
            on?: components["schemas"]["Target"][];
            /** @description The loss that the line reports. */
            lost?: components["schemas"]["Lost"];
            /** @description Whether the line is a heading, such as a new season or phase, rather than an event. */
            heading?: boolean;
        };
        /** @description The possible results of an action. */
        Odds: {
            /**
             * @description Each result that occurred. Results that answer the same question are listed together, the
             *     likeliest first, and add up to 1; the question that is settled last is listed first.
             *     Additional events come after them.
             */
            results: components["schemas"]["OddsOf"][];
            /**
             * @description The results against the units there now, if the other side never responds; empty if
             *     responses make no difference.
             */
            standing?: components["schemas"]["OddsOf"][];
            /** @description Pieces that may act against the action before anything is settled, such as interceptors. */
            threats?: components["schemas"]["Threat"][];
            /** @description The average number of steps that each side loses. */
            losses: {
                /**
                 * Format: double
                 * @description The value for the French.
                 */
                french: number;
                /**
                 * Format: double
                 * @description The value for the British.
                 */
                british: number;
            };
            /**
             * @description Whether every combination of dice was counted and hidden information makes no difference.
             *     Otherwise the figures are accurate to about one percentage point.
             */
            exact: boolean;
            /**
             * @description Whether the fight would come later in the game. The odds then assume that it is fought now,
             *     with the units there now.
             */
            later: boolean;
            /** @description The panel of the fight just before the first die, with strengths and modifiers by name. */
            panel?: components["schemas"]["Panel"];
        };
        /** @description The odds of a choice, given what the player may know. */
        OddsMessage: {
            /** @description The entry that the client gave. */
            entry: number;
            /** @description The action that the client gave. */
            play: string;
            /** @description The odds; `null` if the action has none, or if `entry` is no longer the last entry. */
            odds: components["schemas"]["Odds"] | null;
        };
        /** @description One result and its chance. */
        OddsOf: {
            /** @description The key of the question that the result answers; `None` for an additional event. */
            of?: string;
            /** @description The text of the result. */
            text: components["schemas"]["Phrase"];
            /**
             * Format: double
             * @description The chance, from 0 to 1.
             */
            chance: number;
            /** @description The faces of the first die that lead to the result, if that die alone decides. */
            faces?: number[];
        };
        /** @description A table that waits for a player. */
        OpenTable: {
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The optional rules, by name. */
            options: {
                [key: string]: string;
            };
            /** @description Whether the game begins from a position. */
            from_position?: boolean;
            /** @description The sides that are free. */
            sides: components["schemas"]["Side"][];
            /** @description The name of the waiting player. */
            name: string;
            /** @description Whether the name belongs to an account, which has a profile. */
            account?: boolean;
            /** @description The limit on thinking time. */
            clock?: components["schemas"]["Clock"];
            /** @description The time at which the waiting player was last there, in milliseconds since 1970. */
            waits: number;
            /** @description Whether only players with accounts may take a seat. */
            accounts_only?: boolean;
            /** @description Whether the result counts for ratings. */
            rated?: boolean;
            /** @description The changes of the visitor's rating by each result, for each free seat that the visitor may take. */
            prospects: {
                /** @description The value for the French. */
                french: components["schemas"]["RatingProspects"] | null;
                /** @description The value for the British. */
                british: components["schemas"]["RatingProspects"] | null;
            };
        };
        /** @description A table that was opened. */
        OpenedTable: {
            /** @description The table's id. */
            table: string;
            /** @description The key of each seat that the creator of the table holds. */
            seats: components["schemas"]["SeatTokens"];
            /** @description An invitation to each open seat, to be sent to the player who is to claim it. */
            invitations: components["schemas"]["SeatTokens"];
            /** @description The hash of the secret that the dice come from. */
            commitment: string;
        };
        /** @description One step of a patch. */
        Operation: {
            /** @constant */
            op: "add";
            /** @description The place where the value is added: a JSON Pointer (RFC 6901). */
            path: string;
            /** @description The value that is added. */
            value: unknown;
        } | {
            /** @constant */
            op: "remove";
            /** @description The place of the value that is removed. */
            path: string;
        } | {
            /** @constant */
            op: "replace";
            /** @description The place of the value that is replaced. */
            path: string;
            /** @description The new value. */
            value: unknown;
        };
        /** @description A player against whom the account has played. */
        Opponent: {
            /** @description The name of the player. */
            name: string;
            /** @description Whether the player is online, and lets others see it. */
            online?: boolean;
        };
        /** @description The results against an opponent. */
        Opponent2: {
            /** @description The opponent. */
            opponent: components["schemas"]["OpponentName"];
            /** @description The results. */
            results: components["schemas"]["ResultCounts"];
        };
        /** @description An opponent: an account, a bot, or a player whose account was deleted. */
        OpponentName: {
            /** @description The name of the account. */
            name?: string;
            /** @description The level of the bot. */
            level?: string;
        };
        /** @description A rule that can be switched at set-up. The first value is the default. */
        OptionFact: {
            /** @description The option's name in commands and records. */
            name: string;
            /** @description The option's values; the first is the default. */
            values: string[];
        };
        /** @description The time until which standing orders hold. */
        OrdersUntil: "phase" | "season" | "none";
        /** @description The ending of a game. */
        Outcome: {
            /** @description The winner; `None` in a draw. */
            winner: components["schemas"]["Side"] | null;
            /** @description The rule that ended the game. */
            rule: components["schemas"]["Rule"];
            /** @description The key of the sentence that explains the result. */
            why: string;
        };
        /** @description The hours of an account's notices, as its player sees them. */
        OwnHours: {
            /** @description The quiet hours, in which no notices are sent. */
            quiet?: components["schemas"]["QuietHours"];
            /** @description The time of the daily summary, in minutes after midnight. */
            summary: number;
            /** @description The difference between the player's time and universal time at present, in minutes. */
            minutes: number;
        };
        /** @description A passkey of an account. */
        OwnPasskey: {
            /** @description The id of the passkey. */
            id: string;
            /** @description The host name that the passkey works under. */
            site: string;
            /** @description The browser with which the passkey was made; empty if it is unknown. */
            device: string;
            /** @description The time at which the passkey was made, in milliseconds since 1970. */
            created: number;
            /** @description The time at which the passkey was last used. */
            used: number;
        };
        /** @description A seat that belongs to the player. */
        OwnSeat: {
            /** @description The side of the seat. */
            side: components["schemas"]["Side"];
            /** @description The recovery code of the seat, for a player who has lost its key. It is shown only this once. */
            recovery: string;
        };
        /** @description A device that is signed in. */
        OwnSession: {
            /** @description The id by which the session is ended. */
            id: string;
            /** @description The browser; empty if it is unknown. */
            device: string;
            /** @description The time at which the player signed in, in milliseconds since 1970. */
            begun: number;
            /** @description The time at which the session was last used, to within some minutes. */
            used: number;
            /** @description Whether this is the browser that asks. */
            here: boolean;
        };
        /** @description A game of a pairing. */
        PairedGameDetail: {
            /** @description The number of the game in its pairing, from 1. */
            number: number;
            /** @description The number of the entrant who plays the French. */
            french: number;
            /** @description The number of the entrant who plays the British. */
            british: number;
            /** @description The id of the table, which anybody may watch; none before the game begins. */
            table?: string;
            /** @description The result, once there is one. */
            result?: components["schemas"]["GameResult"];
        };
        /** @description Two players who meet in a round. */
        PairingDetail: {
            /** @description The number of the pairing in its round, from 1. */
            number: number;
            /** @description The numbers of the two entrants. */
            entrants: [
                number,
                number
            ];
            /** @description The reason why these two meet. */
            reason: components["schemas"]["PairingReason"];
            /** @description The reason why the sides are as they are. */
            sides: components["schemas"]["SidesReason"];
            /** @description The games: one or two. */
            games: components["schemas"]["PairedGameDetail"][];
        };
        /** @description The reason why two entrants meet. */
        PairingReason: {
            /** @constant */
            kind: "round-robin";
        } | {
            /** @constant */
            kind: "first-round";
        } | {
            /** @constant */
            kind: "same-points";
        } | {
            /** @constant */
            kind: "closest-points";
        } | {
            /** @constant */
            kind: "repetition";
        };
        /** @description A table of numbers for a fight or march under way, with a column for each side. */
        Panel: {
            /** @description The panel's id: `battle`, `siege`, `raid`, `march`. */
            id: string;
            /** @description The panel's title. */
            title: components["schemas"]["Phrase"];
            /** @description The panel's rows. */
            rows: components["schemas"]["PanelRow"][];
            /** @description The battle track, if there is one. */
            track?: components["schemas"]["BattleTrack"];
            /** @description Dice on the table. */
            dice?: components["schemas"]["DieView"][];
        };
        /** @description One row of a panel: a fact about both sides, or about one side. */
        PanelRow: {
            /** @description The row's id: `strength`, `die`, `losses`. */
            id: string;
            /** @description The row's label. */
            label: components["schemas"]["Phrase"];
            /** @description The cell for the French. */
            french: components["schemas"]["Cell"] | null;
            /** @description The cell for the British. */
            british: components["schemas"]["Cell"] | null;
            /** @description The rule that the row comes from. */
            rule?: components["schemas"]["Rule"];
        };
        /** @description The difference from an earlier version of the table. */
        PatchMessage: {
            /** @description The version to which the patch applies. */
            of: number;
            /** @description A JSON Patch (RFC 6902) that turns that version into the next version. */
            patch: components["schemas"]["Operation"][];
        };
        /** @description The key of a sentence in the text files, and the values of its gaps. */
        Phrase: {
            /** @description The key of the sentence. */
            key: string;
            /** @description The gaps by name, with their values. */
            args?: [
                string,
                components["schemas"]["Arg"]
            ][];
        };
        /** @description A kind of piece, or a piece with a name of its own. */
        PieceFact: {
            /** @description The piece's id. */
            id: string;
            /** @description The key of the piece's name. */
            name: string;
            /** @description The side that the piece belongs to, if it is always the same side. */
            side?: components["schemas"]["Side"];
            /** @description The piece's class, for the style sheet. */
            kind: string;
            /** @description The leader's rating, if the leader has only one. */
            rating?: number;
            /** @description The piece's combat strength, full and reduced. */
            strength?: [
                number,
                number
            ];
            /** @description The piece's movement allowance. */
            movement?: number;
            /** @description The leader's initiative rating. */
            initiative?: number;
            /** @description The leader's command rating. */
            command?: number;
            /** @description The leader's tactics rating. */
            tactics?: number;
            /**
             * @description The shape drawn on the counter, which decides the faces of a battle die on which the piece
             *     hits.
             */
            shape?: string;
            /** @description The type drawn on the counter. */
            type?: string;
        };
        /** @description Pieces that look the same, or one piece with a name of its own. */
        PieceView: {
            /** @description The piece's id in the board's facts: `regulars`, or the id of a leader. */
            id: string;
            /** @description The piece's key in its stack, by which a `Target` names the piece. */
            key: string;
            /** @description The text key of the piece's name, which differs for reduced pieces. */
            name: string;
            /** @description The number of pieces. */
            n: number;
            /** @description Whether the piece is on its reduced side. */
            reduced?: boolean;
            /** @description Whether the piece has acted, and may not act again for now. */
            spent?: boolean;
            /** @description Whether the piece is inside a besieged place. */
            inside?: boolean;
            /** @description Whether the piece is wounded, and less useful for now. */
            wounded?: boolean;
            /** @description The state of a named piece, such as a leader, in a word (`fit`, `inside`). */
            state?: string;
        };
        /** @description The player of a side. */
        Player: {
            /** @description The name of the player, or the level of the bot. */
            name: string;
            /** @description The occupant of the seat. */
            kind: components["schemas"]["SeatKind"];
            /** @description Whether the player is at the table now. */
            here: boolean;
            /** @description The player's share of the dice, once it is given. */
            nonce?: string;
            /** @description The level of the bot. */
            level?: string;
            /** @description Whether the computer plays for the player after their time ran out. */
            played_for?: boolean;
            /** @description When the invitation to this seat was claimed, in milliseconds since 1970. */
            claimed?: number;
            /** @description When the player last took the seat back with its recovery code, in milliseconds since 1970. */
            recovered?: number;
            /** @description Whether the name belongs to an account, so that nobody else may have it. */
            account?: boolean;
        };
        /** @description A player's rating with a side of a game. */
        PlayerRating: {
            /** @description The game's id. */
            game: string;
            /** @description The side. */
            side: components["schemas"]["Side"];
            /** @description The rating in points. */
            rating: number;
            /** @description The standard deviation of the rating. */
            deviation: number;
            /** @description Whether too little is known of the player to compare the rating with others. */
            provisional?: boolean;
            /** @description The number of rated games. */
            games: number;
            /** @description The results of these games. */
            results: components["schemas"]["ResultCounts"];
            /** @description The ratings after the last of these games, the earliest first. */
            history?: components["schemas"]["RatingThen"][];
        };
        /** @description Whether an action point of a card has been spent. */
        PointState: "free" | "used" | "held" | "lost";
        /** @description An action point of a card in play: its kind, and whether it has been spent. */
        PointView: {
            /** @description The point's kind, that is, the action that it pays for. */
            kind: string;
            /** @description The key of the point's name. */
            name: string;
            /** @description Whether the point has been spent. */
            state: components["schemas"]["PointState"];
        };
        /** @description A player's profile, which everybody may see. */
        Profile: {
            /** @description The name of the account. */
            name: string;
            /** @description The time at which the account was made, in milliseconds since 1970. */
            created: number;
            /** @description The player's ratings, by game and side. */
            ratings: components["schemas"]["PlayerRating"][];
            /** @description The last rated games, the latest first. */
            games: components["schemas"]["ProfileGame"][];
            /** @description The opponents, the one met most often first. */
            opponents: components["schemas"]["Opponent2"][];
        };
        /** @description A rated game in a profile. */
        ProfileGame: {
            /** @description The table's id; absent if the table is private and the visitor has no seat there. */
            table?: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The player's side. */
            side: components["schemas"]["Side"];
            /** @description The opponent. */
            opponent: components["schemas"]["OpponentName"];
            /** @description The result of the table, such as `french` or `british resigned`. */
            result: string;
            /** @description The player's score in half points. */
            score: number;
            /** @description The rating after the game. */
            rating: number;
            /** @description The change of the rating by the game. */
            change: number;
            /** @description The time of the game's end, in milliseconds since 1970. */
            time: number;
        };
        /** @description A question put to a side. */
        Prompt: {
            /** @description The question. */
            text: components["schemas"]["Phrase"];
            /** @description The rule behind the question. */
            rule: components["schemas"]["Rule"];
            /**
             * @description In a response window, the action that declines to respond. A player's standing orders may
             *     play it.
             */
            pass?: string;
        };
        /** @description A puzzle. */
        PuzzleFact: {
            /** @description The id, by which a browser remembers that the puzzle was solved. */
            id: string;
            /** @description The side that must choose. */
            side: components["schemas"]["Side"];
            /** @description The id of the theme. */
            theme: string;
            /** @description The difficulty, from 1 to 3. */
            difficulty: number;
            /** @description The action to be found, in the game's notation. */
            answer: string;
            /** @description Further actions that are accepted. */
            also: string[];
            /**
             * Format: double
             * @description The chance to win after the solution.
             */
            chance: number;
            /** @description The wrong answers that the study refutes. */
            wrong: components["schemas"]["WrongFact"][];
            /** @description The study: its main line is the solution, its variations refute the wrong answers. */
            study: string;
        };
        /** @description The puzzles of a game. */
        PuzzleFacts: {
            /** @description The themes that occur, in the order of the theme file. */
            themes: components["schemas"]["ThemeOfPuzzles"][];
            /** @description The puzzles, in a fixed order. */
            all: components["schemas"]["PuzzleFact"][];
        };
        /** @description Hours in which no notices are sent, in minutes after midnight. They may include midnight. */
        QuietHours: {
            /** @description The time at which they begin. */
            from: number;
            /** @description The time at which they end. */
            until: number;
        };
        /** @description A seat, as far as ratings are concerned. */
        RatedSeat: {
            /** @description The name of the account. */
            name?: string;
            /** @description The rating of the player now. */
            now?: components["schemas"]["RatingNow"];
            /**
             * @description The change of the player's rating by each result; at a free seat, that of the player who asks. Absent if no
             *     result changes a rating.
             */
            prospects?: components["schemas"]["RatingProspects"];
            /** @description The rating after the game, once it has been counted. */
            after?: number;
            /** @description The change of the rating by the game, once it has been counted. */
            change?: number;
        };
        /** @description A rating in points, with its uncertainty. */
        RatingNow: {
            /** @description The rating in points. */
            rating: number;
            /** @description The standard deviation of the rating. */
            deviation: number;
            /** @description Whether too little is known of the player to compare the rating with others. */
            provisional?: boolean;
        };
        /** @description The changes of a player's rating by each result of a game, in whole points. */
        RatingProspects: {
            /** @description The change by a win. */
            win: number;
            /** @description The change by a draw. */
            draw: number;
            /** @description The change by a loss. */
            loss: number;
        };
        /** @description A rating after a game. */
        RatingThen: {
            /** @description The time of the game's end, in milliseconds since 1970. */
            time: number;
            /** @description The rating in points. */
            rating: number;
        };
        /** @description The assignment of sides in a rematch. */
        Rematch: "swapped" | "same";
        /** @description The numbers of games with each result. */
        ResultCounts: {
            /** @description The number of wins. */
            wins: number;
            /** @description The number of draws. */
            draws: number;
            /** @description The number of losses. */
            losses: number;
        };
        /** @description How a game in a tournament was decided. */
        ResultSource: "played" | "forfeit" | "adjudicated";
        /** @description The review of a game. */
        Review: {
            /**
             * Format: double
             * @description The chance of the French before the first action.
             */
            start: number;
            /** @description Every action, in order. */
            actions: components["schemas"]["Reviewed"][];
            /** @description The totals of each side. */
            sides: {
                /** @description The value for the French. */
                french: components["schemas"]["SideReview"];
                /** @description The value for the British. */
                british: components["schemas"]["SideReview"];
            };
            /** @description The largest clear swings, largest first. */
            turning_points: components["schemas"]["TurningPoint"][];
            /** @description The points in the game at which the date or a track changed; the first is the start of the game. */
            moments: components["schemas"]["Snapshot"][];
        };
        /** @description The review of one action. */
        Reviewed: {
            /** @description The number of the action, counted from 1. */
            number: number;
            /** @description The side that played it. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The action as it was offered to the player. */
            label: components["schemas"]["Phrase"];
            /**
             * Format: double
             * @description The chance of the French before the action.
             */
            before: number;
            /**
             * Format: double
             * @description The chance of the French after the action: `before` plus choice plus luck.
             */
            after: number;
            /**
             * Format: double
             * @description The effect of the choice on the chance of the French.
             */
            choice: number;
            /** @description The effect of the action's dice and draws on the chance of the French; absent if there were none. */
            luck?: components["schemas"]["Estimate"];
            /** @description An action that would have been clearly better, if there was one. */
            better?: components["schemas"]["Better"];
        };
        /** @description One result of chance. */
        RolledView: {
            /** @description The dice, draws and shuffles, as lines of a script. */
            results: string;
            /**
             * Format: double
             * @description The probability, from 0 to 1.
             */
            chance: number;
            /** @description The side that rolls each die, and the rule for the roll, in order; empty if they are not known. */
            dice?: components["schemas"]["RollerView"][];
        };
        /** @description The side that rolls a die, and the rule for the roll. */
        RollerView: {
            /** @description The side that rolls it. */
            side?: components["schemas"]["Side"];
            /** @description The rule by which the die is rolled. */
            rule?: string;
        };
        /** @description A round of a tournament. */
        RoundDetail: {
            /** @description The number of the round, from 1. */
            number: number;
            /** @description The time at which the round began, in milliseconds since 1970. */
            begun: number;
            /** @description Whether all games have results. */
            settled: boolean;
            /** @description The pairings. */
            pairings: components["schemas"]["PairingDetail"][];
            /** @description The players without an opponent. */
            byes: components["schemas"]["ByeDetail"][];
        };
        /** @description When the next round begins. */
        RoundStart: "organiser" | "ended";
        /** @description The number of a rule, as its rulebook gives it. */
        Rule: string;
        /** @description The rulebook of a game. */
        RulebookFact: {
            /** @description The chapters, in the rulebook's order. */
            section: components["schemas"]["LedgerSection"][];
            /** @description The rules, in the rulebook's order. */
            rule: components["schemas"]["LedgerRule"][];
            /** @description The examples of the gallery, by theme. */
            gallery: components["schemas"]["ThemeFact"][];
        };
        /** @description The winner of a game in a tournament. */
        Score: "french" | "british" | "draw" | "neither";
        /** @description The occupant of a seat. */
        SeatKind: "human" | "open" | "bot";
        /** @description A token for some seats of a table. */
        SeatTokens: {
            /** @description The token of the French seat. */
            french?: string;
            /** @description The token of the British seat. */
            british?: string;
        };
        /** @description A message from the server. */
        ServerMessage: ({
            /** @constant */
            is: "table";
        } & components["schemas"]["TableMessage"]) | ({
            /** @constant */
            is: "patch";
        } & components["schemas"]["PatchMessage"]) | ({
            /** @constant */
            is: "ack";
        } & components["schemas"]["AckMessage"]) | ({
            /** @constant */
            is: "no";
        } & components["schemas"]["NoMessage"]) | ({
            /** @constant */
            is: "why";
        } & components["schemas"]["WhyMessage"]) | ({
            /** @constant */
            is: "ways";
        } & components["schemas"]["WaysMessage"]) | ({
            /** @constant */
            is: "odds";
        } & components["schemas"]["OddsMessage"]) | ({
            /** @constant */
            is: "hint";
        } & components["schemas"]["HintMessage"]) | ({
            /** @constant */
            is: "at";
        } & components["schemas"]["AtMessage"]) | ({
            /** @constant */
            is: "chat";
        } & components["schemas"]["ChatMessage"]) | {
            /** @constant */
            is: "pong";
        } | ({
            /** @constant */
            is: "time";
        } & components["schemas"]["TimeMessage"]) | ({
            /** @constant */
            is: "nodes";
        } & components["schemas"]["NodesMessage"]) | ({
            /** @constant */
            is: "chances";
        } & components["schemas"]["ChancesMessage"]);
        /** @description One of the two sides of the war. */
        Side: "french" | "british";
        /** @description The way in which the sides of two players are decided when the second player comes. */
        SideChoice: "taker" | "chance";
        /** @description A side's mistakes and luck over the whole game. */
        SideReview: {
            /** @description The number of clear mistakes. */
            mistakes: number;
            /**
             * Format: double
             * @description The total cost of those mistakes, in winning chances.
             */
            lost: number;
            /** @description The total effect of dice and draws on this side's chance: the opposite of the other side's. */
            luck: components["schemas"]["Estimate"];
        };
        /** @description The reason why the entrants of a pairing have their sides. */
        SidesReason: "both" | "balance" | "lot" | "circle";
        /** @description The public date and tracks after an action that changed them. */
        Snapshot: {
            /** @description The number of actions played before this moment. */
            number: number;
            /** @description The parts of the date, in the order in which they are displayed. */
            date: components["schemas"]["Phrase"][];
            /** @description Numbers on tracks, such as victory points. */
            tracks: components["schemas"]["TrackView"][];
        };
        /** @description A space of the map. */
        SpaceFact: {
            /** @description The space's id. */
            id: string;
            /** @description The x coordinate of the space's centre, from the west. */
            x: number;
            /** @description The y coordinate of the space's centre, from the north. */
            y: number;
            /** @description The direction from the space in which its name is written: `n`, `s`, `e`, `w`. */
            label: string;
            /** @description The space's kind, for the style sheet. */
            kind: string;
            /** @description The side that controls the space at the start. */
            control: components["schemas"]["Side"] | null;
            /** @description Victory points for the side that controls the space. */
            vp?: number;
            /** @description The space's defence value. */
            defence?: number;
            /** @description Whether the space is a port. */
            port?: boolean;
            /** @description Whether control of the space counts for victory. */
            key?: boolean;
            /** @description Whether the space is a fortress. */
            fortress?: boolean;
            /** @description Whether the capture of the space is worth victory points. */
            victory?: boolean;
            /** @description The part of the map that the space belongs to. */
            department?: string;
            /** @description The colony that the space belongs to. */
            colony?: string;
            /** @description The nation that the space belongs to. */
            nation?: string;
            /** @description Ids of the Indian nations or other pieces whose settlement is in the space. */
            settlement?: string[];
            /** @description The id of the piece whose village lies beside the space. */
            village?: string;
            /** @description The number of militia units that the space musters. */
            militia?: number;
            /** @description The width, if the space is drawn as a box. */
            w?: number;
            /** @description The height, if the space is drawn as a box. */
            h?: number;
        };
        /** @description A space of the map: the side that controls it, and the pieces and markers in it. */
        SpaceView: {
            /** @description The side that controls it. */
            control: components["schemas"]["Side"] | null;
            /** @description The markers on the space. */
            markers?: components["schemas"]["MarkerView"][];
            /** @description The pieces of each side, identical ones grouped. */
            pieces: {
                /** @description The value for the French. */
                french: components["schemas"]["PieceView"][];
                /** @description The value for the British. */
                british: components["schemas"]["PieceView"][];
            };
            /** @description The strength of each side, as the game counts it. */
            strength: {
                /** @description The value for the French. */
                french: number;
                /** @description The value for the British. */
                british: number;
            };
        };
        /** @description The place of an entrant. */
        Standing: {
            /** @description The rank, from 1. Entrants whom no tie-break separates have the same rank. */
            rank: number;
            /** @description The number of the entrant. */
            entrant: number;
            /** @description The points: one for a game won, half a point for a draw, and those of byes. */
            points: components["schemas"]["TournamentPoints"];
            /** @description The values of the tie-breaks, in the order in which they count. */
            tie_breaks: components["schemas"]["TieBreakValue"][];
            /** @description The number of games won, those that the opponent forfeited included. */
            won: number;
            /** @description The number of games drawn. */
            drawn: number;
            /** @description The number of games lost, those that were forfeited included. */
            lost: number;
            /** @description The number of byes. */
            byes: number;
        };
        /** @description A change to a study, or a step to another node. */
        StudyChange: {
            /** @constant */
            study: "try";
            /** @description The side that acts. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /**
             * @description The action's dice, draws and shuffles, as `chances` lists them.
             * @default null
             */
            results: string;
            /**
             * @description Whether the results of chance are to be rolled.
             * @default false
             */
            roll: boolean;
        } | {
            /** @constant */
            study: "go";
            /** @description The node. */
            node: number;
        } | {
            /** @constant */
            study: "comment";
            /** @description The node. */
            node: number;
            /** @description The comment; may be empty. */
            text: string;
        } | {
            /** @constant */
            study: "mark";
            /** @description The node. */
            node: number;
            /**
             * @description The marks: `ring COLOUR SPACE` or `arrow COLOUR SPACE SPACE`, with a colour out of red, green,
             *     blue and yellow.
             */
            marks: string[];
        } | {
            /** @constant */
            study: "promote";
            /** @description The node. */
            node: number;
        } | {
            /** @constant */
            study: "main";
            /** @description The node. */
            node: number;
        } | {
            /** @constant */
            study: "delete";
            /** @description The node. */
            node: number;
        } | {
            /** @constant */
            study: "knows";
            /** @description The side; absent if all hands are open. */
            side?: components["schemas"]["Side"];
        } | {
            /** @constant */
            study: "title";
            /** @description The title; may be empty. */
            title: string;
            /** @description The author's name; may be empty. */
            author: string;
        };
        /** @description The study, at a table that shows a study. */
        StudyView: {
            /** @description The title; may be empty. */
            title: string;
            /** @description The author's name; may be empty. */
            author: string;
            /** @description The side to whose knowledge the study is limited; absent if all hands are open. */
            knows?: components["schemas"]["Side"];
            /** @description The node that is shown. */
            at: number;
        };
        /** @description The cause of a swing. */
        SwingBy: "choice" | "luck";
        /** @description The table as one eye sees it. */
        TableMessage: {
            /** @description The version of the table, to which the next `patch` refers. */
            version: number;
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The optional rules, by name. */
            options: {
                [key: string]: string;
            };
            /**
             * @description Whether the game began from a position that somebody wrote. The author of the position knows the
             *     hands.
             */
            from_position?: boolean;
            /** @description The signature, if the table was made from an uploaded record. */
            uploaded?: components["schemas"]["UploadedMessage"];
            /** @description The hash of the secret that the dice come from. */
            commitment: string;
            /** @description The secret that the dice come from, once the game is over. */
            secret?: string;
            /** @description The players. */
            players: {
                /** @description The value for the French. */
                french: components["schemas"]["Player"];
                /** @description The value for the British. */
                british: components["schemas"]["Player"];
            };
            /** @description Whether both sides have given their share of the dice; before that there is no view. */
            started: boolean;
            /**
             * @description The result, if it does not follow from the rules: `french resigned`, `french out of time`, `draw
             *     agreed`, `unplayable`.
             */
            result: string | null;
            /** @description The access to the table. */
            access: components["schemas"]["Access"];
            /** @description The limit on thinking time, if there is one. */
            clock?: components["schemas"]["ClockMessage"];
            /** @description The sides whose offer of a draw is still valid. */
            draw: components["schemas"]["Side"][];
            /** @description The sides that ask to take their last action back. */
            takeback: components["schemas"]["Side"][];
            /** @description The sides that ask for a pause. */
            pause: components["schemas"]["Side"][];
            /** @description The rematch that each side wants. */
            rematch: {
                /** @description The value for the French. */
                french: components["schemas"]["Rematch"] | null;
                /** @description The value for the British. */
                british: components["schemas"]["Rematch"] | null;
            };
            /** @description The id of the table of the rematch, where each player's key opens that player's seat. */
            next?: string;
            /** @description The lesson that is played at the table. */
            lesson?: components["schemas"]["LessonMessage"];
            /** @description The reason why the game can't be continued, or can only be shown in its stored form. */
            problem?: string;
            /** @description The last correction of the rules during this game. */
            mended?: components["schemas"]["MendedMessage"];
            /** @description The study that is shown here instead of a game. */
            study?: components["schemas"]["StudyView"];
            /** @description The eye. */
            as: components["schemas"]["EyeName"];
            /** @description The number of the last entry, to which a client's action refers. An undo is an entry too. */
            entry: number;
            /** @description The number of actions that have been played and not taken back. */
            number: number;
            /** @description The sides that must choose. */
            awaited: components["schemas"]["Side"][];
            /** @description The view of this eye. */
            view?: components["schemas"]["View"];
            /** @description The question put to this eye's side. */
            prompt: components["schemas"]["Prompt"] | null;
            /** @description The legal actions of this eye's side. */
            choices: components["schemas"]["Choice"][];
            /** @description The outcome of the game by its rules. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The seats that the socket holds. */
            seats: components["schemas"]["Side"][];
            /** @description The effect of `undo`. */
            undo: components["schemas"]["Undo"];
            /**
             * @description The effect of asking to take back the last action of the side that the socket looks as; `null` if that
             *     side has played nothing.
             */
            asks_back: components["schemas"]["AsksBack"] | null;
            /** @description The standing orders of the side from whose point of view the socket sees the table. */
            orders: components["schemas"]["Until"] | null;
            /** @description The number of the first action in `log`. The new lines replace all lines from that action on. */
            log_from: number;
            /** @description The lines from that action on. */
            log: components["schemas"]["NumberedLine"][];
        };
        /** @description The ratings at a table. */
        TableRatings: {
            /** @description Whether the result of the table counts for ratings: `casual`, `due`, `done` or `void`. */
            counting: string;
            /** @description The seats. */
            seats: {
                /** @description The value for the French. */
                french: components["schemas"]["RatedSeat"];
                /** @description The value for the British. */
                british: components["schemas"]["RatedSeat"];
            };
        };
        /** @description The status of a table, for a player's list of tables. */
        TableStatus: {
            /** @description The table's id. */
            table: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The players. */
            players: {
                /** @description The value for the French. */
                french: components["schemas"]["Player"];
                /** @description The value for the British. */
                british: components["schemas"]["Player"];
            };
            /** @description The seats of the player who asks for the status; empty for a watcher. */
            seats: components["schemas"]["Side"][];
            /** @description The sides that must choose. */
            awaited: components["schemas"]["Side"][];
            /** @description The time of the last entry, in milliseconds since 1970. */
            since: number;
            /** @description The number of actions that have been played and not taken back. */
            number: number;
            /** @description The game's date; empty before the game has begun. */
            clock: components["schemas"]["Tick"][];
            /** @description When each running clock runs out, in milliseconds since 1970. */
            runs_out: {
                /** @description The value for the French. */
                french: number | null;
                /** @description The value for the British. */
                british: number | null;
            };
            /**
             * @description The result, once the game is over: `french`, `british`, `draw`, `french resigned`, `french out of
             *     time`; or `unplayable`.
             */
            result: string | null;
        };
        /** @description A thing on the table: `space:ford`, `card:B12`, `piece:ford/british/guns`, `line:ford--mill`. */
        Target: string;
        /** @description A theme of the gallery, with its examples. */
        ThemeFact: {
            /** @description The theme in English. */
            en: string;
            /** @description The theme in French. */
            fr: string;
            /** @description The examples, in the order of all examples of the game. */
            examples: components["schemas"]["ExhibitFact"][];
        };
        /** @description A theme of puzzles. */
        ThemeOfPuzzles: {
            /** @description The theme's id. */
            id: string;
            /** @description The name in English. */
            en: string;
            /** @description The name in French. */
            fr: string;
        };
        /**
         * @description A piece that, as both sides know, may act against a move of the other side, and the die roll
         *     that it needs.
         */
        Threat: {
            /** @description A sentence that names the piece, its place and the roll that it needs. */
            text: components["schemas"]["Phrase"];
            /** @description The faces of a die with which the piece succeeds. */
            faces: number[];
        };
        /** @description One item of the clock. */
        Tick: {
            /** @description The tick's id: `year`, `season`, `phase`. */
            id: string;
            /** @description The tick's value, for programs; `None` if the tick has none at the moment. */
            value: components["schemas"]["TickValue"] | null;
            /** @description The tick's text; `None` if the tick is only for programs. */
            text?: components["schemas"]["Phrase"];
            /** @description The way in which the tick is shown. */
            show: components["schemas"]["TickShow"];
        };
        /** @description The way in which a `Tick` is shown. */
        TickShow: "date" | "stage" | "badge" | "silent";
        /** @description The value of a `Tick`, for programs. */
        TickValue: number | string | boolean;
        /** @description A comparison of players with equal points. */
        TieBreak: "head-to-head" | "buchholz" | "sonneborn-berger" | "wins";
        /** @description The value of a tie-break. */
        TieBreakValue: {
            /** @description The tie-break. */
            tie_break: components["schemas"]["TieBreak"];
            /** @description Its value: points, or a number of games. */
            value: components["schemas"]["TournamentPoints"];
        };
        /** @description The server's time. */
        TimeMessage: {
            /** @description The time, in milliseconds since 1970. */
            now: number;
        };
        /** @description A moment at which the clocks of a time zone change. */
        TimeShift: {
            /** @description The moment, in milliseconds since 1970. */
            from: number;
            /** @description The difference to universal time from then on, in minutes; positive in the east. */
            minutes: number;
        };
        /** @description A tournament. */
        TournamentDetail: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description The name. */
            name: string;
            /** @description The description: plain text, in which lines are separated by line feeds. */
            description: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description The optional rules, by name. */
            options: {
                [key: string]: string;
            };
            /** @description How the tournament is played. */
            rules: components["schemas"]["TournamentRules"];
            /** @description The limit on thinking time in each game. */
            clock?: components["schemas"]["Clock"];
            /** @description The state. */
            state: components["schemas"]["TournamentState"];
            /** @description The name of the organiser; none if the account was deleted. */
            organiser?: string;
            /** @description Whether the reader is the organiser. */
            organises: boolean;
            /** @description The reader's number among the entrants, if the reader has entered. */
            own?: number;
            /** @description Whether players can enter now. */
            may_enter: boolean;
            /** @description Whether the organiser can begin a round now. */
            may_begin: boolean;
            /** @description The number from which all draws follow, in hexadecimal; published when the tournament has begun. */
            seed?: string;
            /** @description When the first round is planned, in milliseconds since 1970. */
            starts?: number;
            /** @description The planned length of a round, in days. */
            round_days?: number;
            /** @description The time at which the tournament was announced, in milliseconds since 1970. */
            created: number;
            /** @description The time at which the first round began. */
            begun?: number;
            /** @description The time at which the tournament ended, or was cancelled. */
            ended?: number;
            /** @description The number of rounds of the whole tournament. */
            length: number;
            /** @description The entrants, in the order in which they entered. */
            entrants: components["schemas"]["TournamentEntrant"][];
            /** @description The rounds that have begun, the first one first. */
            rounds: components["schemas"]["RoundDetail"][];
            /** @description The standings, the leaders first. */
            standings: components["schemas"]["Standing"][];
        };
        /** @description A player of a tournament. */
        TournamentEntrant: {
            /** @description The number of the entrant in the tournament. */
            number: number;
            /** @description The name. */
            name: string;
            /** @description The rating by which the entrant is paired. */
            rating?: number;
            /** @description The first round in which the entrant plays. */
            since: number;
            /** @description The last round in which the entrant plays, if the entrant has left. */
            left?: number;
        };
        /** @description The way in which players are paired. */
        TournamentFormat: {
            /** @constant */
            kind: "round-robin";
        } | {
            /** @constant */
            kind: "swiss";
            /** @description The number of rounds. */
            rounds: number;
        };
        /**
         * Format: double
         * @description Points: one for a game won, half a point for a draw. Some tie-breaks add halves of halves, so points are counted
         *     in quarters.
         */
        TournamentPoints: number;
        /** @description How a tournament is played. */
        TournamentRules: {
            /** @description The way in which players are paired. */
            format: components["schemas"]["TournamentFormat"];
            /** @description The games of two players who are paired. */
            games: components["schemas"]["GamesPerPairing"];
            /** @description When the next round begins. */
            begins: components["schemas"]["RoundStart"];
            /** @description The maximum number of entrants. */
            most: number;
            /** @description The tie-breaks that rank players with equal points. Each one counts only where all earlier ones are equal. */
            tie_breaks: components["schemas"]["TieBreak"][];
        };
        /** @description The state of a tournament. */
        TournamentState: "announced" | "running" | "ended" | "cancelled";
        /** @description A tournament in the list. */
        TournamentSummary: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description The name. */
            name: string;
            /** @description The game's id. */
            game: string;
            /** @description The scenario's id. */
            scenario: string;
            /** @description How the tournament is played. */
            rules: components["schemas"]["TournamentRules"];
            /** @description The limit on thinking time in each game. */
            clock?: components["schemas"]["Clock"];
            /** @description The state. */
            state: components["schemas"]["TournamentState"];
            /** @description The name of the organiser; none if the account was deleted. */
            organiser?: string;
            /** @description Whether the reader is the organiser. */
            organises: boolean;
            /** @description Whether the reader has entered. */
            entered: boolean;
            /** @description The number of players who have entered and not left. */
            entrants: number;
            /** @description The number of rounds that have begun. */
            rounds: number;
            /** @description When the first round is planned, in milliseconds since 1970. */
            starts?: number;
            /** @description The time at which the tournament was announced, in milliseconds since 1970. */
            created: number;
        };
        /** @description A track that is drawn as a row of boxes. */
        TrackFact: {
            /** @description The highest number on the track. */
            most: number;
            /**
             * @description Whether both sides share a single track without a zero; otherwise each side has its own
             *     track.
             */
            single?: boolean;
        };
        /** @description A number on a track for each side. */
        TrackView: {
            /** @description The track's id: `vp`, `raids`. */
            id: string;
            /** @description The key of the track's name. */
            name: string;
            /** @description The value for the French. */
            french: number;
            /** @description The value for the British. */
            british: number;
        };
        /** @description An action that was tried in a study. */
        TriedView: {
            /** @description The side that acts. */
            side: components["schemas"]["Side"];
            /** @description The action, in the game's notation. */
            play: string;
            /** @description The action in words. */
            label: components["schemas"]["Phrase"];
            /** @description The action's dice, draws and shuffles, as lines of a script; may be empty. */
            results?: string;
        };
        /** @description One of the largest swings of a game. */
        TurningPoint: {
            /** @description The number of the action. */
            number: number;
            /** @description The side that played it. */
            side: components["schemas"]["Side"];
            /** @description Whether the swing came from a choice or from luck. */
            by: components["schemas"]["SwingBy"];
            /**
             * Format: double
             * @description The change in the chance of the French.
             */
            change: number;
        };
        /** @description The effect of `undo`. */
        Undo: {
            takes: components["schemas"]["Phrase"];
        } | {
            no: components["schemas"]["NoUndo"];
        };
        /** @description The time until which standing orders hold. */
        Until: "phase" | "season";
        /**
         * @description The signature of an uploaded record. The dice and the actions of the record have been verified in any
         *     case.
         */
        UploadedMessage: {
            /** @description The public key that signed the record, if it is signed. */
            signer?: string;
            /**
             * @description Whether this server signed the record. Its signature also proves the names, and a result such as a
             *     resignation.
             */
            proved: boolean;
        };
        /** @description Everything that one point of view may see. */
        View: {
            /** @description The date and phase of the game, in the order of display. */
            clock: components["schemas"]["Tick"][];
            /** @description Numbers on tracks, such as victory points. */
            tracks: components["schemas"]["TrackView"][];
            /** @description Every space of the map, by id. */
            spaces: {
                [key: string]: components["schemas"]["SpaceView"];
            };
            /** @description Connections that have something to show, by ids such as `ford--mill`. */
            lines?: {
                [key: string]: components["schemas"]["LineView"];
            };
            /** @description The action points of the cards in play, by card. */
            points?: {
                [key: string]: components["schemas"]["PointView"][];
            };
            /** @description The cards of each side. */
            cards: {
                /** @description The value for the French. */
                french: components["schemas"]["CardsView"];
                /** @description The value for the British. */
                british: components["schemas"]["CardsView"];
            };
            /** @description The boxes beside the map. */
            boxes: components["schemas"]["BoxView"][];
            /** @description Sets of spaces that can be shown over the map on request, such as supply. */
            layers?: components["schemas"]["LayerView"][];
            /** @description The goals of the sides. */
            goals?: components["schemas"]["GoalView"][];
            /** @description The focus of play at this moment: a moving force, a battle. */
            focus?: components["schemas"]["Target"][];
            /** @description The combat or march under way. */
            panel?: components["schemas"]["Panel"];
            /** @description The outcome, once the game is over. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        /** @description The best route to a space: the one with the fewest risks, and of these the shortest. */
        Way: {
            /** @description The space that the way leads to. */
            to: components["schemas"]["Target"];
            /** @description The way's actions, in order. */
            steps: components["schemas"]["WayStep"][];
            /** @description Whether the move ends in that space. */
            stops: boolean;
        };
        /** @description One step of a `Way`. */
        WayStep: {
            /** @description The action, in the game's notation. */
            play: string;
            /**
             * @description The space that the step leads to; for a choice by which the force only sets out, the space
             *     where the force is.
             */
            on: components["schemas"]["Target"];
            /** @description The text of the choice by which the force sets out, if the step is only this choice. */
            sets_out?: components["schemas"]["Phrase"];
            /** @description The risk before the force goes on: dice are rolled, or the other side may respond. */
            risk?: components["schemas"]["Lasting"];
            /** @description The warning that the step's choice carries. */
            warning?: components["schemas"]["Phrase"];
            /** @description Pieces that may act against the step. */
            threats?: components["schemas"]["Threat"][];
        };
        /** @description The spaces that the moving force can reach; empty, if no force is moving. */
        WaysMessage: {
            /** @description The number of actions that had been played at that moment. */
            number: number;
            /** @description The best way to each space. */
            ways: components["schemas"]["Way"][];
        };
        /** @description The consequence when a side's time runs out. */
        WhenOut: "nothing" | "computer" | "loss";
        /** @description The reason why a target can't be clicked; without `rule`, no rule forbids it. */
        WhyMessage: {
            /** @description The target that the client asked about. */
            on: string;
            /** @description The rule that forbids the click. */
            rule?: components["schemas"]["Rule"];
            /** @description The key of the sentence that explains the refusal. */
            why?: string;
            /** @description Actions after which something can be done at the target, if no rule forbids the click. */
            leads?: string[];
        };
        /** @description A wrong answer. */
        WrongFact: {
            /** @description The action, in the game's notation. */
            play: string;
            /**
             * Format: double
             * @description The chance to win after the wrong answer.
             */
            chance: number;
            /** @description Whether the ensign plays it. */
            ensign: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Access = components['schemas']['Access'];
export type Account = components['schemas']['Account'];
export type AccountTable = components['schemas']['AccountTable'];
export type AckMessage = components['schemas']['AckMessage'];
export type Admin = components['schemas']['Admin'];
export type Arg = components['schemas']['Arg'];
export type AsksBack = components['schemas']['AsksBack'];
export type AtMessage = components['schemas']['AtMessage'];
export type BattleTrack = components['schemas']['BattleTrack'];
export type BestPlayerRow = components['schemas']['BestPlayerRow'];
export type BestPlayers = components['schemas']['BestPlayers'];
export type Better = components['schemas']['Better'];
export type Blocks = components['schemas']['Blocks'];
export type BoardFacts = components['schemas']['BoardFacts'];
export type BoxShow = components['schemas']['BoxShow'];
export type BoxView = components['schemas']['BoxView'];
export type ByeDetail = components['schemas']['ByeDetail'];
export type ByeReason = components['schemas']['ByeReason'];
export type Canvas = components['schemas']['Canvas'];
export type CardFact = components['schemas']['CardFact'];
export type CardsView = components['schemas']['CardsView'];
export type Cell = components['schemas']['Cell'];
export type Challenge = components['schemas']['Challenge'];
export type Challengers = components['schemas']['Challengers'];
export type Challenges = components['schemas']['Challenges'];
export type ChancesMessage = components['schemas']['ChancesMessage'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type Choice = components['schemas']['Choice'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Clock = components['schemas']['Clock'];
export type ClockKind = components['schemas']['ClockKind'];
export type ClockMessage = components['schemas']['ClockMessage'];
export type Code = components['schemas']['Code'];
export type DieView = components['schemas']['DieView'];
export type Entered = components['schemas']['Entered'];
export type Estimate = components['schemas']['Estimate'];
export type ExampleFact = components['schemas']['ExampleFact'];
export type ExampleFacts = components['schemas']['ExampleFacts'];
export type ExhibitFact = components['schemas']['ExhibitFact'];
export type EyeName = components['schemas']['EyeName'];
export type ForbiddenView = components['schemas']['ForbiddenView'];
export type FreedSeat = components['schemas']['FreedSeat'];
export type GameFact = components['schemas']['GameFact'];
export type GameResult = components['schemas']['GameResult'];
export type GamesPerPairing = components['schemas']['GamesPerPairing'];
export type GoalView = components['schemas']['GoalView'];
export type Held = components['schemas']['Held'];
export type HintMessage = components['schemas']['HintMessage'];
export type HintView = components['schemas']['HintView'];
export type Hook = components['schemas']['Hook'];
export type Hooks = components['schemas']['Hooks'];
export type Hours = components['schemas']['Hours'];
export type Lasting = components['schemas']['Lasting'];
export type LayerView = components['schemas']['LayerView'];
export type LedgerRule = components['schemas']['LedgerRule'];
export type LedgerSection = components['schemas']['LedgerSection'];
export type LessonFact = components['schemas']['LessonFact'];
export type LessonMessage = components['schemas']['LessonMessage'];
export type LessonStands = components['schemas']['LessonStands'];
export type LessonStepFact = components['schemas']['LessonStepFact'];
export type LevelRow = components['schemas']['LevelRow'];
export type LineFact = components['schemas']['LineFact'];
export type LineView = components['schemas']['LineView'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type Lost = components['schemas']['Lost'];
export type MarkerView = components['schemas']['MarkerView'];
export type MendedMessage = components['schemas']['MendedMessage'];
export type NoMessage = components['schemas']['NoMessage'];
export type NoUndo = components['schemas']['NoUndo'];
export type NodeView = components['schemas']['NodeView'];
export type NodesMessage = components['schemas']['NodesMessage'];
export type NumberedLine = components['schemas']['NumberedLine'];
export type Odds = components['schemas']['Odds'];
export type OddsMessage = components['schemas']['OddsMessage'];
export type OddsOf = components['schemas']['OddsOf'];
export type OpenTable = components['schemas']['OpenTable'];
export type OpenedTable = components['schemas']['OpenedTable'];
export type Operation = components['schemas']['Operation'];
export type Opponent = components['schemas']['Opponent'];
export type Opponent2 = components['schemas']['Opponent2'];
export type OpponentName = components['schemas']['OpponentName'];
export type OptionFact = components['schemas']['OptionFact'];
export type OrdersUntil = components['schemas']['OrdersUntil'];
export type Outcome = components['schemas']['Outcome'];
export type OwnHours = components['schemas']['OwnHours'];
export type OwnPasskey = components['schemas']['OwnPasskey'];
export type OwnSeat = components['schemas']['OwnSeat'];
export type OwnSession = components['schemas']['OwnSession'];
export type PairedGameDetail = components['schemas']['PairedGameDetail'];
export type PairingDetail = components['schemas']['PairingDetail'];
export type PairingReason = components['schemas']['PairingReason'];
export type Panel = components['schemas']['Panel'];
export type PanelRow = components['schemas']['PanelRow'];
export type PatchMessage = components['schemas']['PatchMessage'];
export type Phrase = components['schemas']['Phrase'];
export type PieceFact = components['schemas']['PieceFact'];
export type PieceView = components['schemas']['PieceView'];
export type Player = components['schemas']['Player'];
export type PlayerRating = components['schemas']['PlayerRating'];
export type PointState = components['schemas']['PointState'];
export type PointView = components['schemas']['PointView'];
export type Profile = components['schemas']['Profile'];
export type ProfileGame = components['schemas']['ProfileGame'];
export type Prompt = components['schemas']['Prompt'];
export type PuzzleFact = components['schemas']['PuzzleFact'];
export type PuzzleFacts = components['schemas']['PuzzleFacts'];
export type QuietHours = components['schemas']['QuietHours'];
export type RatedSeat = components['schemas']['RatedSeat'];
export type RatingNow = components['schemas']['RatingNow'];
export type RatingProspects = components['schemas']['RatingProspects'];
export type RatingThen = components['schemas']['RatingThen'];
export type Rematch = components['schemas']['Rematch'];
export type ResultCounts = components['schemas']['ResultCounts'];
export type ResultSource = components['schemas']['ResultSource'];
export type Review = components['schemas']['Review'];
export type Reviewed = components['schemas']['Reviewed'];
export type RolledView = components['schemas']['RolledView'];
export type RollerView = components['schemas']['RollerView'];
export type RoundDetail = components['schemas']['RoundDetail'];
export type RoundStart = components['schemas']['RoundStart'];
export type Rule = components['schemas']['Rule'];
export type RulebookFact = components['schemas']['RulebookFact'];
export type Score = components['schemas']['Score'];
export type SeatKind = components['schemas']['SeatKind'];
export type SeatTokens = components['schemas']['SeatTokens'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type Side = components['schemas']['Side'];
export type SideChoice = components['schemas']['SideChoice'];
export type SideReview = components['schemas']['SideReview'];
export type SidesReason = components['schemas']['SidesReason'];
export type Snapshot = components['schemas']['Snapshot'];
export type SpaceFact = components['schemas']['SpaceFact'];
export type SpaceView = components['schemas']['SpaceView'];
export type Standing = components['schemas']['Standing'];
export type StudyChange = components['schemas']['StudyChange'];
export type StudyView = components['schemas']['StudyView'];
export type SwingBy = components['schemas']['SwingBy'];
export type TableMessage = components['schemas']['TableMessage'];
export type TableRatings = components['schemas']['TableRatings'];
export type TableStatus = components['schemas']['TableStatus'];
export type Target = components['schemas']['Target'];
export type ThemeFact = components['schemas']['ThemeFact'];
export type ThemeOfPuzzles = components['schemas']['ThemeOfPuzzles'];
export type Threat = components['schemas']['Threat'];
export type Tick = components['schemas']['Tick'];
export type TickShow = components['schemas']['TickShow'];
export type TickValue = components['schemas']['TickValue'];
export type TieBreak = components['schemas']['TieBreak'];
export type TieBreakValue = components['schemas']['TieBreakValue'];
export type TimeMessage = components['schemas']['TimeMessage'];
export type TimeShift = components['schemas']['TimeShift'];
export type TournamentDetail = components['schemas']['TournamentDetail'];
export type TournamentEntrant = components['schemas']['TournamentEntrant'];
export type TournamentFormat = components['schemas']['TournamentFormat'];
export type TournamentPoints = components['schemas']['TournamentPoints'];
export type TournamentRules = components['schemas']['TournamentRules'];
export type TournamentState = components['schemas']['TournamentState'];
export type TournamentSummary = components['schemas']['TournamentSummary'];
export type TrackFact = components['schemas']['TrackFact'];
export type TrackView = components['schemas']['TrackView'];
export type TriedView = components['schemas']['TriedView'];
export type TurningPoint = components['schemas']['TurningPoint'];
export type Undo = components['schemas']['Undo'];
export type Until = components['schemas']['Until'];
export type UploadedMessage = components['schemas']['UploadedMessage'];
export type View = components['schemas']['View'];
export type Way = components['schemas']['Way'];
export type WayStep = components['schemas']['WayStep'];
export type WaysMessage = components['schemas']['WaysMessage'];
export type WhenOut = components['schemas']['WhenOut'];
export type WhyMessage = components['schemas']['WhyMessage'];
export type WrongFact = components['schemas']['WrongFact'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
