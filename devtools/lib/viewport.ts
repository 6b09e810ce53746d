export const hasRoomAtRight = (): boolean => globalThis.matchMedia?.('(min-width: 1280px)').matches ?? true;

export const isNarrowWindow = (): boolean =>
  globalThis.matchMedia?.('(max-width: 991.98px)').matches ?? false;

export const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The width of the dock’s open panel at the right of the page (px), which `panel-inset.ts` sets. */
export const getPanelWidth = ({ documentElement }: Document): number =>
  Number.parseFloat(getComputedStyle(documentElement).getPropertyValue('--sim-right')) || 0;

/** Space below what sticks to the top of the app, whose drawn edge may be longer than its box (CSS px). */
export const TOP_GAP_PX = 14;
