// @vitest-environment jsdom
/** `MONKEY_SEEDS=500` plays more seeds, `MONKEY_ACTIONS=n` longer ones, `MONKEY_SEED=n` that one alone. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MockControl } from '../../mock-server/index.ts';
import { expectConsole } from '../../scripts/test-setup.ts';
import { openStage } from '../recipes/stage.tsx';
import { playSeed } from './play.ts';

const SEEDS = Number(process.env.MONKEY_SEEDS ?? 8);
/** Each seed takes ten seconds of a processor: `npm test` leaves them to `npm run test:long`. */
const isAsked = Boolean(process.env.MONKEY_SEEDS ?? process.env.MONKEY_SEED);
const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 200);
const ONLY = process.env.MONKEY_SEED;

// A page that is still being transformed would come at another action each time.
beforeAll(async () => {
  const files = import.meta.glob([
    '../../src/{app,pages,stores,api}/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/testing/**',
  ]);
  await Promise.all(Object.values(files).map((load) => load()));
}, 120_000);

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  stage = openStage([]);
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

test.runIf(isAsked)(
  `${SEEDS} seeds of ${ACTIONS} random actions each leave page, storage and server in order`,
  {
    timeout: 60_000 + SEEDS * ACTIONS * 500,
  },
  async () => {
    const control: MockControl = stage.simulator;
    const seeds = ONLY ? [Number(ONLY)] : Array.from({ length: SEEDS }, (_, place) => place + 1);
    const failures: string[] = [];
    for (const seed of seeds)
      await playSeed(control, seed, ACTIONS).catch((error: Error) => {
        failures.push(error.message);
        expectConsole(/./);
      });
    expect(failures.join('\n\n')).toBe('');
  },
);
