/** One seeded session of random actions on the whole product and the simulator in jsdom, with a look after each. */
import { vi } from 'vitest';
import type { MockControl } from '../../mock-server/index.ts';
import { expectConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import { act, type Done } from './actions.ts';
import { createInvariants } from './invariants.ts';
import { createRandom } from './random.ts';

/** Together one call in five. Those that never answer end by the product's deadline. */
const EFFECTS = [
  { status: 500 },
  { status: 503 },
  { status: 429, retryAfter: 2 },
  { status: 419 },
  { status: 404 },
  { drop: true },
  { timeout: true },
  { delay: 1_500 },
  { body: 'truncated' },
  { body: 'html' },
] as const;
const FAULTY = 0.2;

/** Pauses between two actions (ms). */
const PAUSES = [0, 0, 20, 100, 400, 1_500];
/** What waits for the next paint has happened after this time (ms). */
const PAINT_MS = 50;
/** Longer than the longest deadline of the product (ms). */
const REST_MS = 45_000;
/** Actions between two rests. */
const REST_EVERY = 100;
/** Lines of the report of a failing seed. */
const LAST = 25;

/** The router says this of an address that can't be decoded. */
const MALFORMED_ADDRESS = /could not be decoded because it is a malformed URL segment/;

/** Lets the fake time pass, and what is loaded without timers arrive. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(PAINT_MS);
}

/** Waits for something while the fake timers run. */
async function follow(promise: Promise<unknown>) {
  let isOver = false;
  promise
    .finally(() => {
      isOver = true;
    })
    .catch(() => undefined);
  for (let turn = 0; turn < 400 && !isOver; turn += 1) await pass(50);
  if (!isOver) throw new Error('the simulator does not come to rest');
}

/** Plays `count` actions. Rejects with the seed and the last actions when something doesn't hold. */
export async function playSeed(control: MockControl, seed: number, count: number): Promise<void> {
  const random = createRandom(seed);
  const story: string[] = [];
  const fail = (what: string): never => {
    throw new Error(`seed ${seed}, action ${story.length}: ${what}\n${story.slice(-LAST).join('\n')}`);
  };

  void control.world.begin({ rate: 0, forget: true, route: '/games' });
  await follow(control.ready);
  void control.world.as('ana');
  await follow(control.ready);
  for (const [place, effect] of EFFECTS.entries())
    await follow(
      control.fault.add({
        id: `m${place}`,
        match: '*',
        effect,
        times: 'always',
        p: FAULTY / EFFECTS.length,
        when: place % 2 ? 'after' : 'before',
      }),
    );
  // Seldom, or nobody would stay logged in.
  const ended = { status: 401, message: 'Unauthenticated.' };
  await follow(control.fault.add({ id: 'ended', match: '*', effect: ended, times: 'always', p: 0.005 }));
  await pass(500);

  const invariants = createInvariants(control);
  try {
    for (let turn = 0; turn < count; turn += 1) {
      let done: Done;
      try {
        done = act(random, control);
      } catch (thrown) {
        return fail(`the page threw ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
      }
      story.push(done.text);
      await pass(random.pick(PAUSES) ?? 0);
      if (done.isWorld) await follow(control.ready);
      const complaint = invariants.check(done);
      if (complaint) fail(complaint);
      expectConsole(MALFORMED_ADDRESS);
      const [said] = getConsoleOutput();
      if (said) fail(`the console says ${said}`);
      if (turn % REST_EVERY === REST_EVERY - 1 || invariants.isBusy()) {
        await pass(REST_MS);
        const stuck = invariants.checkAtRest();
        if (stuck) fail(stuck);
      }
    }
  } finally {
    invariants.stop();
  }
}
