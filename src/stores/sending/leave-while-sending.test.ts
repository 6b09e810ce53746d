// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createGameWorld } from '../../testing/game-world.ts';

beforeEach(() => void vi.useFakeTimers());

const LATENCY_MS = 10_000;
const instant = fc.integer({ min: 0, max: LATENCY_MS + 1_000 });

test('a confirmed prediction is sent once and shown as sent when the player leaves Partidos and returns at random moments', async () => {
  await fc.assert(
    fc.asyncProperty(instant, instant, async (leavesAt, isAwayFor) => {
      const world = createGameWorld();
      await world.loadGamesPage();
      world.fill('1', 2, 1);
      const answer = world.server.sendPool;
      world.server.sendPool = async (rows) => {
        await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
        return answer(rows);
      };
      const leave = world.gamesPage.open();
      world.sender.review();
      world.modal.accept();
      await vi.advanceTimersByTimeAsync(leavesAt);
      leave();
      await vi.advanceTimersByTimeAsync(isAwayFor);
      const leaveAgain = world.gamesPage.open();
      await vi.advanceTimersByTimeAsync(LATENCY_MS);
      leaveAgain();
      expect(world.server.posts).toHaveLength(1);
      expect(world.modal.current.value?.type).toBe('poolSent');
      expect(world.season.weekView.entries.value[0]?.state.value).toBe('sent');
      expect([world.drafts.count(), world.sender.isSending.value]).toEqual([0, false]);
    }),
    { numRuns: 50, seed: 7 },
  );
});
