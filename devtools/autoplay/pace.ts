import { MINUTE_MS } from '../../mock-server/lib/time.ts';
import { createStoredValue } from '../stored-value.ts';

/** Why autoplay is paused. */
type PauseReason = 'pause' | 'person';

export interface PaceState {
  speed: number;
  pauseReason: PauseReason | null;
  /** Zero-based index of the step up to whose end autoplay runs without delays; null without a skip. */
  skipTo: number | null;
}

/** The speed that the user chose, for this recipe and the next ones of the tab. */
export const speedOfTab = createStoredValue('speed', (stored) => Number(stored) || 1);

export type Pace = ReturnType<typeof createPace>;

/** Rejection reason of a cancelled recipe run, which is not a failed run. */
export class Stopped extends Error {}

const TICK_MS = 50;
const WORDS_PER_MINUTE = 200;
const MIN_CAPTION_MS = 1_400;

export const getReadingTime = (words: string) =>
  Math.max(MIN_CAPTION_MS, (words.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE) * MINUTE_MS);

/** Controls the speed of autoplay. It keeps `state` up to date and calls `onChange` when the user has changed it. */
export function createPace(state: PaceState, onChange = () => {}) {
  let isStopped = false;
  const set = (change: Partial<PaceState>) => {
    Object.assign(state, change);
    onChange();
  };

  return {
    state: state as Readonly<PaceState>,
    pause: (pauseReason: PauseReason = 'pause') => set({ pauseReason }),
    resume: () => set({ pauseReason: null, skipTo: null }),
    /** Runs without delays up to the end of the step, then pauses. */
    skip: (skipTo: number) => set({ pauseReason: 'pause', skipTo }),
    endStep(step: number) {
      if (step === state.skipTo) state.skipTo = null;
    },
    setSpeed: (speed: number) => set({ speed }),
    /**
     * Resolves after `ms` milliseconds at autoplay speed 1; at speed 2, after half of them. A pause of autoplay
     * stops the countdown, a skip ends the wait, and `stop()` rejects it with `Stopped`.
     */
    async wait(ms: number) {
      let left = ms;
      let last = performance.now();
      for (;;) {
        if (isStopped) throw new Stopped();
        if (state.skipTo !== null || (left <= 0 && state.pauseReason === null)) return;
        await new Promise((resolve) =>
          setTimeout(resolve, Math.min(TICK_MS, Math.max(0, left / state.speed))),
        );
        const now = performance.now();
        if (state.pauseReason === null) left -= (now - last) * state.speed;
        last = now;
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
