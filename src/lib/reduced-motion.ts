/** Whether the player has asked the device for less movement. False where the browser can't tell. */
export const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
