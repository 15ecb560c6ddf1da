// What travels between browser and server, as server/PROTOCOL.md has it. The shapes of a game (its board, views, choices and log) are
// those of engine/src/show, by the same names.

export type Side = "french" | "british";
export type BySide<T> = Record<Side, T>;
/** Fills a gap of a phrase: a number, words that are the same in every language, the key of a name, a phrase within, or several. */
export type Arg = number | string | { name: string } | Phrase | Arg[];
/** The key of a sentence in the text files, and what fills its gaps. */
export interface Phrase { key: string; args?: [string, Arg][] }
/** A thing on the table: `space:ID`, `card:ID`, `piece:SPACE/SIDE/KEY` or `line:ID--ID`. */
export type Target = string;

/** What never changes of a board. */
export interface BoardFacts {
  canvas: Canvas; spaces: SpaceFact[]; lines: LineFact[]; pieces: PieceFact[]; cards: CardFact[];
  /** The faces of the die, from 1 on, where they are not numbers. */
  dice?: string[];
  /** Tracks that are drawn box by box. */
  tracks?: Record<string, TrackFact>;
  /** The markers that the legend explains, by id. */
  markers?: string[];
}
export interface Canvas { width: number; height: number }
export interface SpaceFact {
  id: string; x: number; y: number;
  /** Where its name stands: `n`, `s`, `e`, `w`. */
  label: string;
  kind: string; control: Side | null;
  vp?: number; defence?: number; port?: boolean;
  /** It counts for winning. */
  key?: boolean;
  fortress?: boolean;
  /** Worth victory points to whoever takes it. */
  victory?: boolean;
  department?: string; colony?: string; nation?: string;
  /** The pieces that live there. */
  settlement?: string[];
  /** The piece whose village lies beside it. */
  village?: string;
  militia?: number;
  /** The size of a box, which is drawn as large as it is. */
  w?: number; h?: number;
}
export interface LineFact {
  a: string; b: string; kind: string;
  /** A point that it bends towards. */
  curve?: [number, number];
  nation?: string;
}
/** A kind of piece, or a piece with a name of its own. */
export interface PieceFact {
  id: string;
  /** The key of its name. */
  name: string;
  side?: Side; kind: string; rating?: number;
  /** Whole and reduced. */
  strength?: [number, number];
  movement?: number; initiative?: number; command?: number; tactics?: number;
  /** What it counts as in battle, and what is drawn on it. */
  shape?: string; type?: string;
}
export interface CardFact {
  id: string; side: Side | "both"; type: string; value?: number; response?: boolean; remove?: boolean;
  /** What it lets its owner do, and how soon he acts. */
  points?: string[]; initiative?: number;
  indian?: boolean;
}
/** A track of so many boxes: one for both, without a zero, or one for each side. */
export interface TrackFact { most: number; single?: boolean }

/** The table as a pair of eyes sees it. */
export interface View {
  /** In the order in which it is said. */
  clock: Tick[];
  tracks: TrackView[];
  spaces: Record<string, SpaceView>;
  /** Connections with something to show, as `ID--ID`. */
  lines?: Record<string, LineView>;
  /** What the cards in play let their owners do. */
  points?: Record<string, PointView[]>;
  cards: BySide<CardsView>;
  boxes: BoxView[];
  layers?: LayerView[];
  goals?: GoalView[];
  focus?: Target[];
  panel?: Panel;
  outcome: Outcome | null;
}
/** One thing that the clock says: its value is for programs, its text for readers. */
export interface Tick {
  id: string; value: number | string | boolean | null; text?: Phrase;
  /** Part of the date, of what is going on, something that holds for a while, or not shown. */
  show: "date" | "stage" | "badge" | "silent";
}
export interface TrackView extends BySide<number> { id: string; name: string }
/** What wins the game for a side, or is worth points to it. */
export interface GoalView { side: Side; text: Phrase; rule: string }
export interface SpaceView {
  control: Side | null; markers?: MarkerView[]; pieces: BySide<PieceView[]>; strength: BySide<number>;
}
/** Pieces that are alike in all that shows, or one piece with a name of its own. */
export interface PieceView {
  /** What it is, as the facts list it. */
  id: string;
  /** What a target names it by. */
  key: string;
  /** The key of its name, whole or reduced. */
  name: string;
  n: number; reduced?: boolean; spent?: boolean; inside?: boolean; wounded?: boolean;
  /** How a piece with a name of its own is, in a word. */
  state?: string;
}
export interface MarkerView { id: string; text: Phrase; side?: Side; level?: number; n: number }
/** What lies on a connection, and how many went along it. */
export interface LineView { markers?: MarkerView[]; used: BySide<number>; limit: number }
export type PointState = "free" | "used" | "held" | "lost";
export interface PointView { kind: string; name: string; state: PointState }
export interface CardsView {
  hand: string[] | null; held: number; left: number; deck?: string[]; discard: string[]; active: string | null;
}
/** A place beside the map, and what lies there. */
export interface BoxView {
  id: string; name: string; side?: Side;
  show: "pile" | "in-play" | "tray" | "kept" | "badges" | "list" | "silent";
  holds: Held[];
}
export type Held =
  | { is: "card"; id: string }
  | { is: "piece" } & PieceView
  | { is: "token"; id: string; name: string }
  | { is: "word"; id: string; text?: Phrase; side?: Side }
  | { is: "back" };
/** A set of spaces that may be shown over the map. */
export interface LayerView { id: string; name: string; side?: Side; always?: boolean; spaces: string[] }
/** Something being settled, with a column a side. */
export interface Panel { id: string; title: Phrase; rows: PanelRow[]; track?: BattleTrack; dice?: DieView[] }
export interface PanelRow { id: string; label: Phrase; french: Cell | null; british: Cell | null; rule?: string }
/** What a row says of a side, and as a number where it is one. */
export interface Cell extends Phrase { n?: number }
export interface BattleTrack { least: number; most: number; at: BySide<number> }
export interface DieView { side: Side; face: string; name: string }
export interface Outcome { winner: Side | null; rule: string; why: string }

/** A legal action, and the things one clicks for it. */
export interface Choice { play: string; on: Target[]; label: Phrase; aside?: boolean }
export interface Prompt { text: Phrase; rule: string; pass?: string }
/** `n` is the number of the action that brought the line; several lines may share it. */
export interface LogLine {
  n: number; text: Phrase; rule?: string; side?: Side; dice?: number[]; on?: Target[]; heading?: boolean;
}

export interface Player { name?: string | null; kind: string; level?: string; here?: boolean }
export interface TableMessage {
  is: "table"; table: string; game: string; scenario?: string; options?: Record<string, string>;
  commitment?: string; secret?: string | null;
  players: BySide<Player>; started: boolean; seats: Side[]; as: string;
  number: number; awaited: Side[]; view?: View | null; prompt?: Prompt | null; choices?: Choice[] | null;
  can_undo?: boolean; orders?: string | null; log_from?: number; log?: LogLine[];
  outcome?: Outcome | null;
  /** How it ended otherwise: `SIDE resigned`, or `unplayable`. */
  result?: string | null;
}
export interface ChatLine { from: string; text: string; time?: number | string }
export interface NoMessage { is: "no"; id?: string; code: string; message?: string; rule?: string; why?: string }
export interface WhyMessage { is: "why"; on: Target; rule?: string; why?: string }
export interface AtMessage { is: "at"; number: number; view: View; log?: LogLine[] }
export type Message =
  | TableMessage | NoMessage | WhyMessage | AtMessage
  | { is: "ack"; id: string; number: number }
  | { is: "chat"; lines: ChatLine[] };

export interface GameFact {
  name: string; rules_version?: number; scenarios: string[];
  options: { name: string; values: string[] }[]; levels: string[]; default_level?: string;
}
export interface Ledger {
  section: { id: string; en: string; fr: string }[];
  rule: { id: string; en: string; fr: string; rulings?: number[] }[];
}
/** A table that this browser remembers. */
export interface Kept {
  table: string; game: string; scenario?: string; tokens: string[]; sides: string[];
  invite?: Partial<Record<Side, string>>; opened: number; over?: boolean;
}
