export interface Target<Words = string> {
  /** ARIA role such as `button`, `link` or `tab`; without a role, the target is a field found by its label. */
  role?: string;
  name: Words | RegExp;
  /** Zero-based index of the target among the elements that match; 0 by default. */
  nth?: number;
}

export type ScreenExpectation =
  | { modal: string }
  | { trivia: string }
  | { text: string | RegExp }
  | { target: Target }
  | { field: string; error: string | RegExp }
  | { route: string }
  | { progress: number }
  | { games: string; count: number };

/** The properties of each gesture of a recipe. */
interface Gestures<Words = string> {
  go: { route: Words };
  click: { target: Target<Words> };
  type: { target: Target<Words>; text: Words };
  choose: { target: Target<Words>; option: string };
  /** Closes the open dialog or the menu with Escape. */
  dismiss: object;
  see: { screen: ScreenExpectation };
  wait: { ms: number };
}

export type Gesture<Words = string> = {
  [Name in keyof Gestures]: { do: Name } & Gestures<Words>[Name];
}[keyof Gestures];

/**
 * Performs gestures. `click`, `type` and `choose` wait for their element, `dismiss` for a dialog or the menu, `see` for
 * its screen. A gesture rejects when the element, its option or the screen doesn't appear in time. The driver inside the
 * page rejects with a Spanish message, and rejects when a field doesn't keep the typed text.
 */
export type Driver = { [Name in keyof Gestures]: (gesture: Gestures[Name]) => Promise<void> };

/** In a recipe, the role of a `summary` element, for which ARIA has no role. */
export const SUMMARY = 'summary';

/** What Escape closes: the dialogs and the menu. */
export const DISMISSABLE = '[data-modal], .menu-panel';

export const findDialog = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-modal]')].at(-1);

/** Returns the open dialog, or the open screen of the trivia, in the form that a recipe expects; null without one. */
export function findOpenDialog(page = document): ScreenExpectation | null {
  const { modal, state = 'question' } = findDialog(page)?.dataset ?? {};
  if (!modal) return null;
  return modal === 'trivia' ? { trivia: state } : { modal };
}

export const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
