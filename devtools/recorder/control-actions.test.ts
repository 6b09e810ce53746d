import { expect, test } from 'vitest';
import type { Fact } from '../../mock-server/index.ts';
import { startSimulator } from '../testing.tsx';
import { toControlActions } from './control-actions.ts';

test('the recorder writes the published results of a week as one action per game', async () => {
  const simulator = startSimulator();
  await simulator.world.publishWeek(7);
  const levers = toControlActions(simulator, simulator.world.facts().at(-1) as Fact);
  expect(levers.map((lever) => lever.pull === 'edit' && lever.row)).toEqual(
    Array.from({ length: 9 }, (_, index) => String(755 + index)),
  );
});
