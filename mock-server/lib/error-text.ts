/** Returns the message of what was thrown. An error of the cabina's frame is not `instanceof Error` in the cabina. */
export const getErrorText = (reason: unknown): string =>
  (reason as Error | null | undefined)?.message ?? String(reason);
