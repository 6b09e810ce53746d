/**
 * A person at the keyboard, in six gestures. The recipes are written against this; in the page a driver over
 * user-event does them, in the browser tests one over Playwright.
 */

/** Something on the screen, as a person would point at it. `Words` is what its name is written in. */
export interface Target<Words = string> {
  /** `button`, `link`, `tab`; by its label where it is missing. */
  role?: string;
  /** Its accessible name: the whole of it, or a pattern. */
  name: Words | RegExp;
  /** Which of several, from 0. */
  nth?: number;
}

/** What can be looked for on the screen. */
export type ScreenExpectation<Words = string> =
  | { modal: string }
  | { trivia: string }
  | { text: Words | RegExp }
  | { target: Target<Words> }
  /** A field that is wrong, and what it says. */
  | { field: string; says: string | RegExp }
  /** An address below the base. */
  | { route: string }
  /** The loading bar at this many percent. */
  | { progress: number }
  /** This many games in a state of `data-state`. */
  | { games: string; count: number };

/** The six gestures. Each waits for what it needs, and rejects, in Spanish, when that does not come. */
export interface Driver {
  go(route: string): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  see(sight: ScreenExpectation): Promise<void>;
  wait(ms: number): Promise<void>;
}

/** A target in words, for a complaint. */
export const describeTarget = ({ role = 'campo', name, nth = 0 }: Target) =>
  `${role} “${name}”${nth > 0 ? ` (${nth + 1})` : ''}`;

/** A sight in words, for a complaint. */
export function describeScreen(sight: ScreenExpectation): string {
  if ('modal' in sight) return `el diálogo ${sight.modal}`;
  if ('trivia' in sight) return `la trivia en ${sight.trivia}`;
  if ('text' in sight) return `el texto “${sight.text}”`;
  if ('target' in sight) return describeTarget(sight.target);
  if ('field' in sight) return `“${sight.says}” en el campo ${sight.field}`;
  if ('route' in sight) return `la dirección ${sight.route}`;
  if ('progress' in sight) return `la barra en ${sight.progress} %`;
  return `${sight.count} partidos en ${sight.games}`;
}
