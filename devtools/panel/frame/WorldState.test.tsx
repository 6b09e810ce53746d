import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StepView } from '../../api.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const step = { recipe: 'flow/one', index: 0, count: 2, isDone: false, pauseReason: null } as StepView;

test.each([
  ['demo', 'while a recipe plays', step, false],
  ['demo', 'while none plays', null, true],
  ['qa', 'while a recipe plays', step, true],
] as const)('in the density %s, a frozen clock is told of %s: %#', (density, _when, playing, isTold) => {
  const simulator = startSimulator();
  Object.assign(simulator.recipe, { playing: () => playing });
  showPanel(simulator, { density, section: 'personas' });
  const button = screen.queryByRole('button', { name: 'Quitar fallas y normalizar el reloj' });
  expect(button !== null).toBe(isTold);
});
