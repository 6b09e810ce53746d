import type { MockControl } from '../../mock-server/index.ts';
import { chooseGesture, describeGesture, type Gesture } from './gestures.ts';
import { checkPage, checkTables, isBusy, watchCalls } from './invariants.ts';
import { createRandom } from './random.ts';
import { changeFault, changeWorld, FAULT_CHANGES, WORLD_CHANGES } from './world.ts';

/**
 * A change of the world that has been started, or a gesture without its elements. `getTargets` returns the
 * elements of the latest gesture in the order of `texts`, with `submit` last.
 */
type Choice =
  | { do: 'world'; story: string }
  | { do: 'press'; story: string; times: 1 | 2 }
  | { do: 'write'; story: string; texts: string[] }
  | { do: 'key'; story: string; key: string }
  | { do: 'go'; story: string; to: Extract<Gesture, { do: 'go' }>['to'] }
  | { do: 'return'; story: string };

export function createMonkey(control: MockControl) {
  const calls = watchCalls(control);
  let gesture: Gesture = { do: 'return' };
  return {
    choose(seed: number): Choice {
      const random = createRandom(seed);
      calls.reset();
      if (random.happens(FAULT_CHANGES)) void changeFault(random, control, `m${seed}`);
      if (random.happens(WORLD_CHANGES)) {
        const [story, done] = changeWorld(random, control);
        done.catch(() => undefined);
        return { do: 'world', story };
      }
      gesture = chooseGesture(random, control.world.user() === null);
      const story = describeGesture(gesture);
      if (gesture.do === 'press') return { do: 'press', story, times: gesture.times };
      if (gesture.do === 'write') return { do: 'write', story, texts: gesture.texts.map(([, text]) => text) };
      return { ...gesture, story };
    },
    getTargets(): Element[] {
      if (gesture.do === 'press') return [gesture.target];
      if (gesture.do !== 'write') return [];
      return [...gesture.texts.map(([field]) => field), ...(gesture.submit ? [gesture.submit] : [])];
    },
    check: () => checkPage() ?? calls.check() ?? checkTables(control),
    isBusy,
  };
}

declare global {
  interface Window {
    monkey?: ReturnType<typeof createMonkey>;
  }
}

// Waits for `DOMContentLoaded`, because this script may run before the simulator's script has set
// `window.simulator`.
document.addEventListener('DOMContentLoaded', () => {
  if (window.simulator) window.monkey = createMonkey(window.simulator);
});
