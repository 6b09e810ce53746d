/** How long the gestures of autoplay take (ms, at speed 1). The length a recipe announces is made of the same numbers. */

export const SCROLL_MS = 350;
export const TRAVEL_MS = 520;
export const PRESS_MS = 180;
export const KEY_MS = 90;

/** Without motion nothing glides: the cursor and the page jump. */
export const isStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export const glide = (ms: number) => (isStill() ? 0 : ms);
