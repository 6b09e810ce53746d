import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startMockServer } from '../../../mock-server/index.ts';
import { RECIPES } from '../../recipes/index.ts';
import { createRecipeRunner } from '../../runner/runner.ts';
import { createSimulator } from '../../simulator.ts';
import { createSettingsStore } from '../../state/settings.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

test('the search text of “Recorridos” survives a reload of the page', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'recipes' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un recorrido' }), 'poolInvalid');
  cleanup();
  showPanel(simulator, createSettingsStore('test').get());
  expect(screen.getByRole('searchbox', { name: 'Buscar un recorrido' })).toHaveProperty(
    'value',
    'poolInvalid',
  );
});

test('the search of Recorridos finds a recipe by a sentence that describes its steps', async () => {
  const control = startMockServer({ players: 50, rate: 0, pageAdapter: null, intercept: false });
  const simulator = createSimulator(control, (made) => createRecipeRunner(made, RECIPES, true));
  showPanel(simulator, { section: 'recipes' });
  const search = screen.getByRole('searchbox', { name: 'Buscar un recorrido' });
  await userEvent.click(search);
  await userEvent.paste('manda su boleto y contesta la trivia');
  expect(screen.getByRole('button', { name: 'Reproducir Unos hoy, los demás mañana' })).toBeTruthy();
});
