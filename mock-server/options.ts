/** What callers pass to the mock server and its control API. Instants are ms since the epoch, durations are ms. */
import type { AgendaKind } from './agenda/agenda.ts';
import type { ClientAdapter } from './page/client.ts';
import type { Beginning } from './travel/commands.ts';

/** Options of `startMockServer`. Times in ms. */
export interface MockOptions {
  seed?: number;
  /** Number of simulated players in the standings. 10,000 by default. */
  players?: number;
  /** Time at which the world starts. */
  start?: number;
  /** World ms per real ms: 1 is real time (the default), 0 is frozen. */
  rate?: number;
  /** The real clock. */
  realNow?: () => number;
  /** Replaces the page's `fetch`. True by default; when false only `handle` answers calls. */
  intercept?: boolean;
  /**
   * Saves the world of this tab over reloads, loads the saved one, and gives the page a `localStorage` of its own
   * for each world. Needs a page.
   */
  persist?: boolean;
  /** With `persist`: the id of a saved world to share with other tabs. */
  join?: string;
  /** Replaces the page's `Date`, which `clock.device` needs. */
  device?: boolean;
  /** Access to the page around the server. Null when there is no page. */
  client?: ClientAdapter | null;
}

/** An instant in ms, or an expression such as `cierre(7, 1) - 1m`, `semana(8)`, `2026-08-28 19:00`. */
export type Time = number | string;
/** A duration in ms, or a text such as `2h`, `-1d 30m`, `90s`. */
export type Span = number | string;
/** A minute before an event, at the event, or a minute after it. */
export type Landing = 'before' | 'at' | 'after';

export interface TravelOptions {
  /** Doesn't notify the app: it learns the new time from its next call. False by default. */
  silent?: boolean;
}

/** `land` is `at` and `kinds` are cut-offs, kick-offs and finals by default. `data` is as in `clock.goto`. */
export type StepOptions = TravelOptions & { land?: Landing; data?: boolean; kinds?: readonly AgendaKind[] };

/** The world that a recipe or a link starts. */
export type WorldBeginning = Omit<Beginning, 'at'> & { at?: Time };
