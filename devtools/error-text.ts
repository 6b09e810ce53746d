/** Errors of the cabina's frame come from another window, so `instanceof Error` would fail. */
export const getErrorText = (reason: unknown): string =>
  (reason as Error | null | undefined)?.message ?? String(reason);
