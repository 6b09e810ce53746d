import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView } from '../../api/recipes.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const view = (id: string, title: string) =>
  ({
    id,
    title,
    tags: ['flujos'],
    covers: [],
    outline: [{ says: 'Abre', detail: '' }],
    seconds: 3,
    last: null,
  }) as Partial<RecipeView> as RecipeView;

test('the row of a recipe in “Recorridos” shows the picture of its last step, linked to the flow book; the row of a recipe without pictures shows none', async () => {
  const asked = vi.fn(async (_address: string) => Response.json({ 'flow/one': 4 }));
  vi.stubGlobal('fetch', asked);
  const simulator = startSimulator();
  simulator.recipe = {
    list: () => [view('flow/one', 'Uno'), view('flow/two', 'Dos')],
    playing: () => null,
    onStep: () => () => {},
    onChange: () => () => {},
  } as Partial<RecipeRunner> as RecipeRunner;
  showPanel(simulator, { section: 'recipes' });
  const picture = await screen.findByRole('img', { name: 'Imágenes de Uno en el libro de flujos' });
  expect(picture.getAttribute('src')).toBe('/lmx/simulador/recorridos/pictures/flow-one-step-4.jpg');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.closest('a')?.getAttribute('href')).toBe('/lmx/simulador/recorridos/#flow/one');
  expect(screen.getByText('Dos').closest('li')?.querySelector('img')).toBeNull();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/lmx/simulador/recorridos/pictures.json']);
  vi.unstubAllGlobals();
});
