/**
 * What this game adds to the recipes: its screens, texts, changes of the world and groups. `devtools/api.ts` joins
 * these types with those that a recipe of any app has.
 */
import type { PersonTrait, TableName } from '../../mock-server/index.ts';

/** The first tag of a recipe: its group in the panel and in the flow book. */
export type RecipeGroup =
  | 'flujos'
  | 'quiniela'
  | 'cuenta'
  | 'trivia'
  | 'ranking'
  | 'errores'
  | 'momentos'
  | 'paginas';

/**
 * A screen of this app: a dialog, a state of the trivia, the loading bar (%), a number of games in a state, a page
 * that is scrolled to its top.
 */
export type AppScreen =
  | { modal: string }
  | { trivia: string }
  | { progress: number }
  | { games: string; count: number }
  | { top: true };

/** An answer of the week's trivia, a text that is known only at run time. */
export type AppReference = { option: 'right' | 'wrong'; week: number };

/** What the world of a recipe may have besides the clock, the faults and the persona. */
export interface AppWorld {
  laravel?: boolean;
}

/** What a recipe may expect at its end besides screens and calls. */
export interface AppEnd {
  /** Number of boletos that the app has sent. */
  boletos?: number;
}

/**
 * A reference to a row, whose id differs between worlds. `game` is the one-based position of the game in its week, in
 * order of kick-off. `back` is the number of newer mails of the kind, or of newer sessions, of the account.
 */
export type RowReference =
  | string
  | number
  | { week: number; game: number }
  | { triviaOf: number }
  | { account: string }
  | { mailTo: string; kind: 'code' | 'link'; back: number }
  | { sessionOf: string; back: number }
  | { predictionOf: string; week: number; game: number };

export type Patch = Record<string, string | number | boolean | null | readonly string[]>;

/** What a jump or a fault of the panel shows in the app: a live game, the first of the season, the lost connection. */
export type Sight = 'live' | 'champion' | 'offline';

/** A change of this game's data, made by a call of the control API. */
export type AppAction =
  | { control: 'edit'; table: TableName; row: RowReference; patch: Patch }
  | { control: 'remove'; table: TableName; row: RowReference }
  | { control: 'publish'; game: RowReference; score?: { home: number; away: number } }
  | { control: 'publish-week'; week: number }
  | { control: 'revoke'; email?: string }
  | { control: 'delete-user'; email?: string }
  | { control: 'verify'; email: string }
  | { control: 'answer-trivia'; week: number; email?: string }
  | { control: 'expire-mail'; mail?: RowReference }
  | { control: 'laravel'; isOn: boolean }
  | { control: 'add-account'; person: Record<string, string>; isVerified: boolean }
  /** Fills in the open step of the registration for an invented person. */
  | { control: 'fill-registration'; trait: PersonTrait }
  /** Takes the app to where the sight is, unless nobody is logged in. */
  | { control: 'show'; sight: Sight };
