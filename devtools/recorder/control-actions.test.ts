import { expect, test } from 'vitest';
import type { Fact } from '../../mock-server/index.ts';
import { startSimulator } from '../testing.tsx';
import { toControlActions } from './control-actions.ts';

test('the recorder turns a publication of a week’s results into one `edit` action for each game', async () => {
  const simulator = startSimulator();
  await simulator.world.publishWeek(7);
  const actions = toControlActions(simulator, simulator.world.facts().at(-1) as Fact);
  expect(actions.map((action) => action.control === 'edit' && action.row)).toEqual(
    Array.from({ length: 9 }, (_, index) => String(755 + index)),
  );
});
