import type { Gesture, ScreenExpectation, Target } from '../../api.ts';

/**
 * Performs gestures. `click`, `type` and `choose` wait for their element (an optional `click` is left out without it),
 * `dismiss` for a dialog or the menu, `see` for its screen. A gesture rejects when the element, its option or the
 * screen doesn't appear in time. The driver inside the page rejects with a Spanish message, and rejects when a field
 * doesn't keep the typed text.
 */
export interface Driver {
  go(gesture: { route: string }): Promise<void>;
  click(gesture: { target: Target; isOptional?: true }): Promise<void>;
  type(gesture: { target: Target; text: string }): Promise<void>;
  choose(gesture: { target: Target; option: string }): Promise<void>;
  dismiss(): Promise<void>;
  see(gesture: { screen: ScreenExpectation }): Promise<void>;
  wait(gesture: { ms: number }): Promise<void>;
}

export function perform(driver: Driver, gesture: Gesture): Promise<void> {
  switch (gesture.do) {
    case 'go':
      return driver.go(gesture);
    case 'click':
      return driver.click(gesture);
    case 'type':
      return driver.type(gesture);
    case 'choose':
      return driver.choose(gesture);
    case 'dismiss':
      return driver.dismiss();
    case 'see':
      return driver.see(gesture);
    case 'wait':
      return driver.wait(gesture);
  }
}

/** A gesture at an element. */
export type TargetGesture<Words = string> = Extract<Gesture<Words>, { target: Target<Words> }>;

/** In a recipe, the role of a `summary` element, for which ARIA has no role. */
export const SUMMARY = 'summary';
