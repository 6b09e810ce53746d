const STEP_MS = 60;
/** The most steps of a count. A greater difference has longer steps, so that no count takes half a second. */
const MAX_STEPS = 8;

interface Count {
  from: number;
  to: number;
  onStep: (value: number) => void;
  onEnd: () => void;
}

/**
 * Counts in steps from `from` to `to`, which is greater. The first step is at once. The returned function stops it,
 * without `onEnd`.
 */
export function countUp({ from, to, onStep, onEnd }: Count): () => void {
  const steps = Math.min(to - from, MAX_STEPS);
  let step = 0;
  const timer = setInterval(count, STEP_MS);
  count();
  return () => clearInterval(timer);

  function count() {
    step += 1;
    onStep(from + Math.round(((to - from) * step) / steps));
    if (step < steps) return;
    clearInterval(timer);
    onEnd();
  }
}
