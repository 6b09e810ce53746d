import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('after a recipe, the row of states offers “Volver a como estaba”, the world from before the recipe', async () => {
  const simulator = startSimulator();
  const returnToBefore = vi.fn(async () => {});
  Object.assign(simulator.recipe, { canReturn: () => true, returnToBefore });
  showPanel(simulator, { section: 'personas' });
  fireEvent.click(screen.getByRole('button', { name: 'Volver a como estaba' }));
  expect(await screen.findByText('El mundo está como antes del recorrido.')).toBeTruthy();
  expect(returnToBefore).toHaveBeenCalledOnce();
  await simulator.recorder.watch();
});

test('without a recipe, the panel offers no world from before one', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'personas' });
  expect(screen.queryByRole('button', { name: 'Volver a como estaba' })).toBeNull();
  await simulator.recorder.watch();
});
