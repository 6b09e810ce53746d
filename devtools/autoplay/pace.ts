/** The pace of autoplay: as fast as its captions can be read, and it stops for whoever takes over. */

import { createEmitter } from '../../mock-server/lib/emitter.ts';
import { MINUTE } from '../../mock-server/lib/time.ts';
import type { Hold } from '../api/recipes.ts';

/** What the next document goes on with. */
export interface PaceState {
  speed: number;
  hold: Hold;
  /** Steps still to be skipped. */
  skips: number;
}

/** The levers of autoplay, as its bar of captions shows them. */
export interface Pace {
  state(): PaceState;
  hold(): Hold;
  speed(): number;
  pause(why?: Exclude<Hold, null>): void;
  resume(): void;
  /** Runs `steps` steps (default 1), from the current one on, without delays and pauses at the end of the last one. */
  skip(steps?: number): void;
  /** Reports that the actions of the current step are done, which completes one skipped step. */
  endStep(): void;
  setSpeed(speed: number): void;
  /** Settles after this many ms at speed 1; time stands still while it is held. Rejects when it was stopped. */
  wait(ms: number): Promise<void>;
  /** Everything that waits gives up. */
  stop(): void;
  onChange(listener: () => void): () => void;
}

/** A journey that was given up; no failure. */
export class Stopped extends Error {}

const TICK = 50;
const WORDS_PER_MINUTE = 200;
const LEAST = 1_400;

/** How long a caption needs to be read, in ms. */
export const readingTime = (words: string) =>
  Math.max(LEAST, (words.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE) * MINUTE);

/** Makes a pace. */
export function createPace(first: Partial<PaceState> = {}): Pace {
  let { speed = 1, hold = null, skips = 0 } = first;
  let isStopped = false;
  const changes = createEmitter();
  const set = (next: Hold) => {
    if (hold === next) return;
    hold = next;
    changes.emit();
  };

  return {
    state: () => ({ speed, hold, skips }),
    hold: () => hold,
    speed: () => speed,
    pause: (why = 'pause') => set(why),
    resume() {
      skips = 0;
      set(null);
    },
    skip(steps = 1) {
      skips = steps;
      hold = 'pause';
      changes.emit();
    },
    endStep() {
      skips = Math.max(0, skips - 1);
    },
    setSpeed(next) {
      speed = next;
      changes.emit();
    },
    async wait(ms) {
      let left = ms;
      let last = performance.now();
      // One look at least, so that a held pace holds even what takes no time.
      do {
        if (isStopped) throw new Stopped();
        if (skips > 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.min(TICK, Math.max(0, left))));
        const now = performance.now();
        if (hold === null) left -= (now - last) * speed;
        last = now;
      } while (left > 0 || hold !== null);
      if (isStopped) throw new Stopped();
    },
    stop() {
      isStopped = true;
      set(null);
    },
    onChange: changes.on,
  };
}
