/**
 * Durations of autoplay's gestures at speed 1 (ms). `RecipeView.seconds` is estimated with the same
 * constants.
 */

export const SCROLL_MS = 350;
export const TRAVEL_MS = 520;
export const PRESS_MS = 180;
export const KEY_MS = 90;

export const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export const getMotionMs = (ms: number) => (prefersReducedMotion() ? 0 : ms);
