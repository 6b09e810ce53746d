/** Longest wait for a frame (ms). A tab in the background paints none. */
const TIMEOUT_MS = 200;

/**
 * Runs work that nothing on screen waits for once the next frame is painted, so that the answer to a tap is seen first.
 * The returned function cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let afterFrame: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    cancel();
    work();
  };
  // A timer that is set in a frame runs after the frame's paint.
  const frame = requestAnimationFrame(() => {
    afterFrame = setTimeout(run);
  });
  const timeout = setTimeout(run, TIMEOUT_MS);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(afterFrame);
    clearTimeout(timeout);
  };
  return cancel;
}
