export interface Target<Words = string> {
  /**
   * ARIA role such as `button`, `link` or `tab`; without a role, the target is a field found by its label.
   */
  role?: string;
  name: Words | RegExp;
  /** Zero-based index of the target among the elements that match; 0 by default. */
  nth?: number;
}

export type ScreenExpectation<Words = string> =
  | { modal: string }
  | { trivia: string }
  | { text: Words | RegExp }
  | { target: Target<Words> }
  | { field: string; error: string | RegExp }
  | { route: string }
  | { progress: number }
  | { games: string; count: number };

/**
 * Gestures of recipes. `click`, `type` and `choose` wait for their element, `dismiss` for a dialog or the menu, `see` for
 * its screen. They reject when the element, its option or the screen does not appear in time. The driver inside the page rejects
 * with a Spanish message, also when a field does not keep the typed text.
 */
export interface Driver {
  go(route: string): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  dismiss(): Promise<void>;
  see(screen: ScreenExpectation): Promise<void>;
}

/** In a recipe, the role of a `summary` element, for which ARIA has no role. */
export const SUMMARY = 'summary';

/** What Escape closes: the dialogs and the menu. */
export const DISMISSABLE = '[data-modal], .menu-panel';

const ROLES: Readonly<Record<string, string>> = {
  button: 'el botón',
  checkbox: 'la casilla',
  heading: 'el título',
  link: 'el enlace',
  [SUMMARY]: 'el desplegable',
  tab: 'la pestaña',
};

export const describeTarget = ({ role, name, nth = 0 }: Target) =>
  `${role ? (ROLES[role] ?? role) : 'el campo'} “${name}”${nth > 0 ? ` (${nth + 1})` : ''}`;

export function describeScreen(screen: ScreenExpectation): string {
  if ('modal' in screen) return `el diálogo ${screen.modal}`;
  if ('trivia' in screen) return `la trivia en ${screen.trivia}`;
  if ('text' in screen) return `el texto “${screen.text}”`;
  if ('target' in screen) return describeTarget(screen.target);
  if ('field' in screen) return `“${screen.error}” en el campo ${screen.field}`;
  if ('route' in screen) return `la dirección ${screen.route}`;
  if ('progress' in screen) return `la barra en ${screen.progress} %`;
  return `${screen.count} partidos en ${screen.games}`;
}

/**
 * Durations of autoplay's gestures at speed 1 (ms). `RecipeView.seconds` is estimated with the same
 * constants.
 */

export const SCROLL_MS = 350;
export const CURSOR_MS = 520;
export const PRESS_MS = 180;
export const KEY_MS = 90;

export const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export const getMotionMs = (ms: number) => (prefersReducedMotion() ? 0 : ms);
