/** One recipe in the list. */
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

test('the row of a failed recipe says at which step and why', () => {
  const simulator = startSimulator();
  simulator.recipe = {
    list: () => [ONE],
    playing: () => null,
    onStep: () => () => {},
    onChange: () => () => {},
  } as Partial<RecipeRunner> as RecipeRunner;
  showPanel(simulator, { section: 'recipes' });
  const row = screen.getByText('Uno').closest('li');
  expect(row?.textContent).toContain('Paso 3: No apareció el diálogo poolSent.');
});
