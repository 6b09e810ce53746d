import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../api/simulator.ts';
import { go, step } from '../recipes/actions.ts';
import { createMyRecipes } from '../recorder/my-recipes.ts';
import { createRecorder } from '../recorder/recorder.ts';
import { createRecipeRunner } from '../runner/runner.ts';
import { showPanel, startSimulator } from '../testing.tsx';

let simulator: Simulator;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
  const mine = createMyRecipes();
  mine.add({
    id: 'flow/borrador',
    title: 'Borrador',
    tags: ['flujos'],
    world: { as: 'ana', at: 'semana(7)', route: '/games' },
    steps: [step('Paso 1', '', go('/faq'))],
    ends: { shows: [{ route: '/faq' }] },
  });
  simulator = startSimulator();
  simulator.recipe = createRecipeRunner(simulator, [], true, mine);
  simulator.recorder = createRecorder(simulator, mine);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  within(screen.getByRole('tabpanel', { name: 'Recorridos' }))
    .queryAllByRole('button', { name: /^Reproducir / })
    .map((button) => button.getAttribute('aria-label'));

test('renaming a recorded recipe to an empty name shows an error and keeps the old name', async () => {
  showPanel(simulator, { section: 'recipes' });
  await press('Cambiar nombre de Borrador');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nombre del recorrido' }));
  await press('Guardar nombre');
  expect((await screen.findByRole('alert')).textContent).toContain('Escribe un nombre para el recorrido.');
  await press('Cancelar');
  expect(titles()).toEqual(['Reproducir Borrador']);
});

test('the downloaded file of a recorded recipe takes its file name and its recipe id from the title', () => {
  simulator.recorder?.mine.rename('flow/borrador', 'Ana pregunta: ¿y la trivia?');
  const file = simulator.recorder?.mine.file('flow/borrador');
  expect(file?.name).toBe('ana-pregunta-y-la-trivia.ts');
  expect(file?.text).toContain("recipe('flow/ana-pregunta-y-la-trivia', 'Ana pregunta: ¿y la trivia?', {");
});

test('the link of a recorded recipe contains the whole recipe, so that another browser can save it', async () => {
  const link = new URL((await simulator.recipe?.link('flow/borrador', 0)) ?? '');
  const [, packed = ''] = /^#sim\?draft=([^&]+)&mode=play$/.exec(link.hash) ?? [];
  const saved = createMyRecipes(null);
  expect(await createRecorder(simulator, saved).mine.open(packed)).toBe('flow/borrador');
  expect(saved.list()).toEqual(createMyRecipes().list());
});

test('the panel counts recorded actions, and “Detener la grabación” saves the recorded recipe', async () => {
  showPanel(simulator, { section: 'clock' });
  expect(screen.queryByRole('region', { name: 'Se está grabando un recorrido' })).toBeNull();
  await act(() => simulator.recorder?.start());
  const bar = screen.getByRole('region', { name: 'Se está grabando un recorrido' });
  expect(bar.textContent).toBe('REC0 accionesDetener la grabación');
  await act(() => simulator.clock.advance('2m'));
  await within(bar).findByText('1 acción');
  await userEvent.click(within(bar).getByRole('button', { name: 'Detener la grabación' }));
  await waitFor(() => expect(titles()).toEqual(['Reproducir Borrador 2', 'Reproducir Borrador']));
});

test('stopping a recording without actions saves no recipe and shows an error in the panel', async () => {
  showPanel(simulator, { section: 'recipes' });
  await act(() => simulator.recorder?.start());
  await press('Detener la grabación');
  expect((await screen.findByRole('alert')).textContent).toContain('No se grabó nada');
  expect(titles()).toEqual(['Reproducir Borrador']);
});
