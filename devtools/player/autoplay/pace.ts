import { MINUTE_MS } from '../../../mock-server/lib/time.ts';
import type { Action, PauseReason, Recipe, Step } from '../../api.ts';
import { prefersReducedMotion } from '../../lib/viewport.ts';

export interface PaceState {
  speed: number;
  pauseReason: PauseReason;
  /** Zero-based index of the step up to whose end autoplay runs without delays; null without a skip. */
  skipTo: number | null;
  /** Whether the user has used the page or the world since the recipe began. */
  isTouched?: boolean;
}

export type Pace = ReturnType<typeof createPace>;

/** Rejection reason of a cancelled recipe run, which is not a failed run. */
export class Stopped extends Error {}

const TICK_MS = 50;

/** Creates the speed control of autoplay. Updates `state`, and calls `onChange` after each change by the user. */
export function createPace(state: PaceState, onChange = () => {}) {
  let isStopped = false;
  /** Whether the page differs from how the user's first press of this pause found it; null without a press. */
  let hasMoved: (() => boolean) | null = null;
  const set = (change: Partial<PaceState>) => {
    Object.assign(state, change);
    onChange();
  };

  return {
    state: state as Readonly<PaceState>,
    pause(pauseReason: PaceState['pauseReason'] = 'pause') {
      if (state.pauseReason !== 'lost') set({ pauseReason });
    },
    /** Pauses for good, because the page or the world is no longer as the step needs it. */
    lose: () => set({ pauseReason: 'lost', skipTo: null, isTouched: true }),
    /** Notes a press of the user before the page answers it. `readPage` describes what the page shows. */
    touch(readPage: () => string) {
      if (hasMoved) return;
      const before = readPage();
      hasMoved = () => readPage() !== before;
      set({ isTouched: true });
    },
    /** Notes that the user has changed the world: a step that fails later is then no failure of the recipe. */
    taint: () => set({ isTouched: true }),
    isLost: () => state.pauseReason === 'lost' || hasMoved?.() === true,
    resume() {
      hasMoved = null;
      set({ pauseReason: null, skipTo: null });
    },
    /** Runs without delays up to the end of the step, then pauses. */
    skip(skipTo: number) {
      hasMoved = null;
      set({ pauseReason: 'pause', skipTo });
    },
    endStep(step: number) {
      if (step === state.skipTo) state.skipTo = null;
    },
    setSpeed: (speed: number) => set({ speed }),
    /**
     * Resolves after `ms` milliseconds at autoplay speed 1; at speed 2, after half of them. A pause of autoplay
     * stops the countdown, a skip ends the wait, and `stop()` rejects it with `Stopped`.
     */
    async wait(ms: number) {
      let remaining = ms;
      let last = performance.now();
      for (;;) {
        if (isStopped) throw new Stopped();
        if (state.skipTo !== null || (remaining <= 0 && state.pauseReason === null)) return;
        const tick = state.pauseReason === null ? Math.min(TICK_MS, remaining / state.speed) : TICK_MS;
        await new Promise((resolve) => setTimeout(resolve, tick));
        const now = performance.now();
        if (state.pauseReason === null) remaining -= (now - last) * state.speed;
        last = now;
      }
    },
    /** Resolves as soon as autoplay is not paused. */
    whenResumed() {
      return this.wait(0);
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Durations of autoplay's gestures at speed 1 (ms). */
export const SCROLL_MS = 350;
export const CURSOR_MS = 520;
export const PRESS_MS = 180;
export const KEY_MS = 90;

export const getMotionMs = (ms: number) => (prefersReducedMotion() ? 0 : ms);

const WORDS_PER_MINUTE = 200;
const MIN_CAPTION_MS = 1_400;

export const getReadingTime = (words: string) =>
  Math.max(MIN_CAPTION_MS, (words.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE) * MINUTE_MS);

/**
 * Time that the page needs, measured in Chromium (ms): `START_MS` for a new document, `MOVE_MS` for a
 * navigation or a control action, `ANSWER_MS` for any other action.
 */
const START_MS = 1_500;
const MOVE_MS = 400;
const ANSWER_MS = 150;

/** Assumed number of letters of a text that is known only at run time, such as a mailed code. */
const DEFAULT_LETTERS = 6;

/** Estimates the time of the cursor, the keys and the page for an action (ms). */
function getActionTime(action: Action): number {
  if ('control' in action || action.do === 'go') return MOVE_MS;
  if (action.do === 'wait') return action.ms + ANSWER_MS;
  if (!('target' in action)) return ANSWER_MS;
  const text = action.do === 'type' ? action.text : '';
  const letters = typeof text === 'string' ? text.length : DEFAULT_LETTERS;
  return getMotionMs(SCROLL_MS) + getMotionMs(CURSOR_MS) + PRESS_MS + letters * KEY_MS + ANSWER_MS;
}

/** Returns the durations of a step's caption, actions and detail at autoplay speed 1 (ms). */
export const getStepTiming = ({ says, detail, actions }: Step) => ({
  intro: getReadingTime(says),
  actions: actions.reduce((sum, action) => sum + getActionTime(action), 0),
  outro: detail ? getReadingTime(detail) : 0,
});

export const getTimeFrom = ({ steps }: Recipe, index: number): number =>
  steps
    .slice(index)
    .map(getStepTiming)
    .reduce((sum, { intro, actions, outro }) => sum + intro + actions + outro, 0);

export const getPlayingTime = (recipe: Recipe): number => START_MS + getTimeFrom(recipe, 0);
