/** Maximum delay of the work (ms). It is needed in a background tab, which paints no frames. */
const TIMEOUT_MS = 200;

/**
 * Runs low-priority work after the next paint, so that the visual response to a tap appears first. Without a
 * paint, the work runs after `TIMEOUT_MS`. The returned function cancels the work.
 */
export function afterPaint(work: () => void): () => void {
  let afterFrame: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    cancel();
    work();
  };
  // A timeout set in an animation frame callback runs after that frame is painted.
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
