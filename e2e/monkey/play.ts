import { vi } from 'vitest';
import type { FactKind, MockControl } from '../../mock-server/index.ts';
import { allowConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import { SITE_ROOT } from '../../src/lib/base-path.ts';
import { whenCodeLoaded } from './code-loads.ts';
import { chooseGesture } from './gestures.ts';
import {
  checkPage,
  checkPageAtRest,
  checkReplay,
  checkTables,
  isBusy,
  watchCalls,
  watchDrafts,
} from './invariants.ts';
import { getGameId } from './page.ts';
import { createRandom } from './random.ts';
import { changeFault, changeWorld, FAULT_CHANGES, WORLD_CHANGES } from './world.ts';

const PAUSES = [0, 0, 20, 100, 400, 1_500];
const PAINT_MS = 50;
// Duration of a rest (ms). It is longer than the longest deadline of the product, so every call ends during a rest.
const REST_MS = 45_000;
const REST_EVERY = 100;
const REST_WHEN_BUSY = 0.3;

// React Router warns with this text about an address that can't be decoded.
const MALFORMED_ADDRESS = /could not be decoded because it is a malformed URL segment/;

const isAboutFaults = (kind: FactKind) => kind.startsWith('fault');

// The real timers of Node.js. The history of jsdom uses real timers too.
const { setTimeout: setRealTimeout } = globalThis;
// Longer than jsdom takes to go back or forward (real ms).
const HISTORY_MS = 5;
// Time between two frames of the fake clock (ms).
const FRAME_MS = 16;
// Number of history entries that `begin` adds before a seed. No seed goes back more often.
const HISTORY_ENTRIES = 50;
// Rounds of the event loop in which React renders and the mock server answers.
const TURNS = 8;

async function settle() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await whenCodeLoaded();
}

async function pass(ms: number) {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
  await vi.advanceTimersByTimeAsync(PAINT_MS);
}

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

let spread = createRandom(0);
/**
 * Random numbers for the product's spread calls and retries. Vite also draws from `Math.random`, so a seed that
 * used `Math.random` could not be repeated.
 */
export const drawForProduct = () => spread.next();

async function begin(control: MockControl) {
  // With these entries, “Back” never leads to a page of an earlier seed.
  for (let entry = 0; entry < HISTORY_ENTRIES; entry += 1) history.pushState(null, '', `${SITE_ROOT}games`);
  await vi.advanceTimersByTimeAsync(FRAME_MS - (performance.now() % FRAME_MS));
  void control.world.begin({ rate: 0, onlyBranch: true, route: '/games' });
  await follow(control.ready);
  void control.world.as('ana');
  await follow(control.ready);
  await pass(500);
}

/**
 * Plays `count` actions and returns descriptions of them. Rejects with the seed and the actions when a check fails.
 * The facts are replayed on `fresh`, a mock server without a page.
 */
export async function playSeed(
  control: MockControl,
  fresh: MockControl,
  seed: number,
  count: number,
): Promise<readonly string[]> {
  const random = createRandom(seed);
  const story: string[] = [];
  const expectNone = (complaint: string | null | undefined) => {
    if (complaint)
      throw new Error(
        `MONKEY_SEED=${seed}, after action ${story.length}: ${complaint}\n${story.map((text, at) => `${at + 1}. ${text}`).join('\n')}`,
      );
  };

  spread = createRandom(seed);
  await begin(control);
  const drafts = watchDrafts(control);
  const calls = watchCalls(control);
  let isChecked = true;
  const stopFacts = control.on('fact', ({ fact }) => {
    isChecked &&= isAboutFaults(fact.kind);
  });

  async function act() {
    calls.reset();
    if (random.happens(FAULT_CHANGES)) void changeFault(random, control, `m${story.length}`);
    if (random.happens(WORLD_CHANGES)) {
      const [text, done] = changeWorld(random, control);
      story.push(text);
      done.catch(() => undefined);
      await pass(random.pick(PAUSES) ?? 0);
      await follow(control.ready);
      drafts.reread();
      isChecked = false;
      return;
    }
    const gesture = chooseGesture(random, control.world.user() === null);
    const typed = (gesture.fields ?? []).map(getGameId);
    story.push(gesture.story);
    try {
      gesture.run();
    } catch (thrown) {
      expectNone(`the page threw ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    }
    if (gesture.isNavigation) await new Promise((resolve) => setRealTimeout(resolve, HISTORY_MS));
    await pass(random.pick(PAUSES) ?? 0);
    expectNone(drafts.check(typed));
  }

  async function rest() {
    await pass(REST_MS);
    expectNone(checkPageAtRest());
    drafts.reread();
  }

  function check() {
    expectNone(checkPage() ?? calls.check());
    if (!isChecked) expectNone(checkTables(control));
    isChecked = true;
    allowConsole(MALFORMED_ADDRESS);
    // One of the faults is a web page instead of JSON. jsdom has no canvas.
    allowConsole(/ can't be read: expected JSON but received text|Error: no canvas/);
    const [output] = getConsoleOutput();
    expectNone(output && `the console says ${output}`);
  }

  try {
    for (let turn = 1; turn <= count; turn += 1) {
      await act();
      check();
      if (turn % REST_EVERY === 0 || turn === count || (isBusy() && random.happens(REST_WHEN_BUSY))) {
        await rest();
        check();
      }
    }
    expectNone(await checkReplay(control, fresh));
    return story;
  } finally {
    calls.stop();
    stopFacts();
  }
}
