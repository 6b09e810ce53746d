import { expect, test } from 'vitest';
import { followOffline } from './follow-offline.ts';

test('the page is offline while a fault has the effect `offline`, until the function that followOffline returns', () => {
  let effects: object[] = [{ offline: true }];
  const states: boolean[] = [];
  let update: (() => void) | null = null;
  const stop = followOffline(
    { list: () => effects.map((effect) => ({ effect })) },
    { setOnline: (online) => void states.push(online) },
    (listener) => {
      update = listener;
      return () => {
        update = null;
      };
    },
  );
  effects = [{ drop: true }];
  update!();
  expect(states).toEqual([false, true]);
  stop();
  expect(update).toBe(null);
});
