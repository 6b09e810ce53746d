import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { getShown, openTab } from './tab.test.helper.ts';

const RUNS = process.env.FULL ? 1_000 : 200;

beforeEach(() => void vi.useFakeTimers());

it(`sending predictions makes one POST per confirmation and sends no game twice in ${RUNS} random sequences of actions`, async () => {
  const actions = fc.array(fc.constantFrom('review', 'accept', 'cancel', 'wait'), {
    minLength: 3,
    maxLength: 12,
  });
  let confirmations = 0;
  let posts = 0;
  await fc.assert(
    fc.asyncProperty(actions, fc.integer({ min: 0, max: 30_000 }), async (steps, latency) => {
      const world = await openTab();
      const answer = world.server.sendPool;
      world.server.sendPool = async (rows) => {
        await new Promise((resolve) => setTimeout(resolve, latency));
        return answer(rows);
      };
      let confirmed = 0;
      for (const step of [...steps, 'review', 'accept']) {
        if (step === 'review') world.sender.review();
        if (step === 'cancel') world.modal.cancel();
        if (step === 'wait') await vi.advanceTimersByTimeAsync(500);
        if (step !== 'accept') continue;
        if (getShown(world) === 'sendPool') confirmed += 1;
        // Simulates a double press of the button that confirms the dialog.
        world.modal.accept();
        world.modal.accept();
      }
      await vi.advanceTimersByTimeAsync(31_000);
      expect(world.server.posts.length).toBe(confirmed);
      expect(new Set(world.server.posts.flat().map(({ gameId }) => gameId)).size).toBe(
        world.server.posts.flat().length,
      );
      confirmations += confirmed;
      posts += world.server.posts.length;
    }),
    { numRuns: RUNS, seed: Number(process.env.SEED ?? 7) },
  );
  expect([confirmations, posts]).toEqual([RUNS, RUNS]);
}, 60_000);
