import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecipeRunner, RecipeView } from '../../api/recipes.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const ONE: RecipeView = {
  id: 'flow/one',
  title: 'Uno',
  tags: ['flujos'],
  covers: [],
  outline: [{ says: 'Abre', detail: '' }],
  seconds: 3,
  last: 'failed',
  failure: { step: 2, why: 'No apareció el diálogo poolSent.' },
  isNatural: true,
};

function showRows() {
  const simulator = startSimulator();
  simulator.recipe = {
    list: () => [ONE],
    playing: () => null,
    onStep: () => () => {},
    onChange: () => () => {},
  } as Partial<RecipeRunner> as RecipeRunner;
  showPanel(simulator, { section: 'recipes' });
  return screen.getByText('Uno').closest('li');
}

test('the row of a failed recipe in “Recorridos” shows the failed step and the reason', () => {
  expect(showRows()?.textContent).toContain('Paso 3: No apareció el diálogo poolSent.');
});
