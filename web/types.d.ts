// What travels between browser and server, as server/PROTOCOL.md has it.

export type Side = "french" | "british";
export type Arg = number | string | { name: string } | Phrase | Arg[];
export interface Phrase { key: string; args?: [string, Arg][] }

export interface Space {
  id: string; x: number; y: number; label?: string; kind: string; control?: Side | null;
  /** One of the few that count most: its name is written large. */
  key?: boolean;
  /** The size of a box, which is drawn as large as it is. */
  w?: number; h?: number;
  /** Whatever else the game says of it: the game's signs and words tell what that means. */
  [fact: string]: unknown;
}
export interface Line {
  a: string; b: string; kind: string; curve?: [number, number] | null;
  /** Whatever else the game says of it. */
  [fact: string]: unknown;
}
export interface Piece {
  id: string; side?: Side | null; kind: string; rating?: number | null;
  /** At full strength and reduced. */
  strength?: [number, number]; movement?: number;
  initiative?: number; command?: number; tactics?: number;
  /** What it counts as in battle, and what is drawn on it. */
  shape?: "triangle" | "square" | "circle"; type?: string;
}
export interface CardFact {
  id: string; side: Side | "both"; type: string; value?: number;
  /** What it lets its owner do, and how soon. */
  points?: string[]; initiative?: number;
  /** What it simply is, by the game's own names. */
  [flag: string]: unknown;
}
/** A track of so many boxes: one for both, without a zero, or one for each side. */
export interface TrackFact { most: number; single?: boolean }
export interface Board {
  canvas: { width: number; height: number };
  spaces: Space[]; lines: Line[]; pieces: Piece[]; cards: CardFact[];
  /** The faces of the die, from 1 on. */
  dice?: string[];
  tracks?: Record<string, TrackFact>;
}

export type Stack = Record<string, number | string>;
export interface SpaceView {
  control: Side | null; markers?: string[]; french?: Stack; british?: Stack;
  strength?: Partial<Record<Side, number>>;
}
/** What lies on a connection, and how many went along it. */
export interface LineView { markers?: string[]; used: Record<Side, number>; limit: number }
export interface PointView { kind: string; state: "free" | "used" | "held" | "lost" | string }
export interface CardsView {
  hand: string[] | null; held: number; left: number; deck?: string[]; discard: string[]; active?: string | null;
}
export interface PanelRow { label: Phrase; french?: Phrase | null; british?: Phrase | null; rule?: string }
export interface Panel {
  title: Phrase; rows: PanelRow[];
  track?: { least: number; most: number; at: Record<Side, number> };
  dice?: { side: Side; face: string }[];
}
export interface Outcome { winner?: Side | null; rule: string; why: string }
export interface View {
  clock: Record<string, string | number | boolean | null>;
  tracks: Record<string, Partial<Record<Side, number>>>;
  spaces: Record<string, SpaceView>;
  /** Connections with something to show, as `ID--ID`. */
  lines?: Record<string, LineView>;
  /** What the cards in play still let their owners do. */
  points?: Record<string, PointView[]>;
  cards: Record<Side, CardsView>;
  boxes?: Record<string, string[]>;
  /** Spaces that have something in common: `reach` always shows, the rest when it is asked for. */
  layers?: Record<string, string[]>;
  /** What wins the game for a side, or is worth points to it. */
  goals?: { side: Side; text: Phrase; rule: string }[];
  focus?: string[];
  panel?: Panel | null;
  outcome?: Outcome | null;
}

export interface Choice { play: string; on: string[]; label: Phrase; aside?: boolean }
/** `n` is the number of the action that brought the line; several lines may share it. */
export interface LogLine {
  n: number; text: Phrase; rule?: string; side?: Side; dice?: number[]; on?: string[]; heading?: boolean;
}
export interface Player { name?: string | null; kind: string; level?: string; here?: boolean }
export interface Prompt { text: Phrase; rule?: string; pass?: string | null }

export interface TableMessage {
  is: "table"; table: string; game: string; scenario?: string; options?: Record<string, string>;
  commitment?: string; secret?: string | null;
  players: Record<Side, Player>; started: boolean; seats: Side[]; as: string;
  number: number; awaited: Side[]; view?: View | null; prompt?: Prompt | null; choices?: Choice[] | null;
  can_undo?: boolean; orders?: string | null; log_from?: number; log?: LogLine[];
  outcome?: Outcome | null; result?: string | null;
}
export interface ChatLine { from: string; text: string; time?: number | string }
export interface NoMessage { is: "no"; id?: string; code: string; message?: string; rule?: string; why?: string }
export interface WhyMessage { is: "why"; on: string; rule?: string; why?: string }
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
