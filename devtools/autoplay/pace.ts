import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { MINUTE_MS } from '../../mock-server/lib/time.ts';
import { createTabValue } from '../tab-value.ts';

/** Why autoplay is paused. */
export type PauseReason = 'pause' | 'person' | null;

export interface PaceState {
  speed: number;
  pauseReason: PauseReason;
  skips: number;
}

/** The speed that the user chose, for this recipe and the next ones of the tab. */
export const speedOfTab = createTabValue('speed', (stored) => Number(stored) || 1);

export type Pace = ReturnType<typeof createPace>;

/** Rejection reason of a cancelled recipe run, which is not a failed run. */
export class Stopped extends Error {}

const TICK_MS = 50;
const WORDS_PER_MINUTE = 200;
const MIN_CAPTION_MS = 1_400;

export const getReadingTime = (words: string) =>
  Math.max(MIN_CAPTION_MS, (words.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE) * MINUTE_MS);

export function createPace(first: Partial<PaceState> = {}) {
  let { speed = 1, pauseReason = null, skips = 0 } = first;
  let isStopped = false;
  const changes = createEmitter();
  const set = (next: PauseReason) => {
    if (pauseReason === next) return;
    pauseReason = next;
    changes.emit();
  };

  return {
    state: (): PaceState => ({ speed, pauseReason, skips }),
    pause: (why: Exclude<PauseReason, null> = 'pause') => set(why),
    resume() {
      skips = 0;
      set(null);
    },
    /** Runs `steps` steps without delays, then pauses. The current step counts unless it is done. */
    skip(steps = 1) {
      skips = steps;
      pauseReason = 'pause';
      changes.emit();
    },
    endStep() {
      skips = Math.max(0, skips - 1);
    },
    setSpeed(next: number) {
      speed = next;
      changes.emit();
    },
    /**
     * Resolves after `ms` milliseconds at autoplay speed 1; at speed 2, after half of them. A pause of autoplay
     * stops the countdown, a skip ends the wait, and `stop()` rejects it with `Stopped`.
     */
    async wait(ms: number) {
      let left = ms;
      let last = performance.now();
      // The loop runs at least once, so that a paused autoplay also holds a wait of 0 ms.
      do {
        if (isStopped) throw new Stopped();
        if (skips > 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.min(TICK_MS, Math.max(0, left / speed))));
        const now = performance.now();
        if (pauseReason === null) left -= (now - last) * speed;
        last = now;
      } while (left > 0 || pauseReason !== null);
      if (isStopped) throw new Stopped();
    },
    stop() {
      isStopped = true;
      set(null);
    },
    onChange: changes.on,
  };
}
