import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import { createMyRecipes } from '../../player/recorder/my-recipes.ts';
import { go, step } from '../../recipes/actions.ts';
import { APP } from '../../recipes/app.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

let simulator: Simulator;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
  const mine = createMyRecipes(APP);
  mine.add({
    id: 'flow/borrador',
    title: 'Borrador',
    tags: ['flujos'],
    world: { as: 'ana', at: 'semana(7)', route: '/games' },
    steps: [step('Paso 1', '', go('/faq'))],
    ends: { shows: [{ route: '/faq' }] },
  });
  simulator = startSimulator({ recipes: [], mine });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  within(screen.getByRole('tabpanel', { name: 'Recorridos' }))
    .queryAllByRole('button', { name: /^Reproducir / })
    .map((button) => button.getAttribute('aria-label'));

const write = (field: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value } });

test('the title, group and captions that the user edits are in a recording’s list, file and link', async () => {
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Editar Borrador');
  write('Nombre del recorrido', 'Ana pregunta: ¿y la trivia?');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'También en el grupo' }), 'Trivia');
  write('Paso 1: qué pasa', 'Abre las preguntas');
  write('Paso 1: qué resulta', 'Ahí está la respuesta.');
  await press('Listo');
  expect(titles()).toEqual(['Reproducir Ana pregunta: ¿y la trivia?']);
  const { recipe, recorder } = simulator;
  expect(recipe?.list()[0]?.tags).toEqual(['mios', 'trivia']);
  const { name, text } = recorder?.mine.file('flow/borrador') ?? {};
  expect(name).toBe('ana-pregunta-y-la-trivia.ts');
  expect(text).toContain("id: 'flow/ana-pregunta-y-la-trivia'");
  expect(text).toContain("title: 'Ana pregunta: ¿y la trivia?'");
  expect(text).toContain("tags: ['trivia']");
  expect(text).toContain("step('Abre las preguntas', 'Ahí está la respuesta.', go('/faq')),");
  const link = (await recipe?.link('flow/borrador')) ?? '';
  const elsewhere = createMyRecipes(APP, null);
  await elsewhere.open(/draft=([^&]+)/.exec(link)?.[1] ?? '');
  expect(elsewhere.list()).toEqual(recorder?.mine.list());
});

test('a title without text is not saved, its field says so, and nothing else that was edited is lost', async () => {
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Editar Borrador');
  write('Paso 1: qué pasa', 'Abre las preguntas');
  write('Nombre del recorrido', ' ');
  const title = screen.getByRole('textbox', { name: /^Nombre del recorrido/ });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Escribe un texto. Mientras, se queda “Borrador”.')).toBeDefined();
  await press('Listo');
  expect(titles()).toEqual(['Reproducir Borrador']);
  expect(simulator.recorder.mine.list()[0]?.steps[0]?.says).toBe('Abre las preguntas');
});

test('a step removed from a recording is put back by “Deshacer” with the captions edited since; the only step stays', async () => {
  const [saved] = simulator.recorder.mine.list() ?? [];
  const steps = ['/faq', '/games'].map((route) => step(`Abre ${route}`, '', go(route)));
  simulator.recorder.mine.replace({ ...(saved as Recipe), steps });
  const says = () => simulator.recorder.mine.list()[0]?.steps.map((kept) => kept.says);
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Editar Borrador');
  await press('Quitar el paso 1');
  expect(says()).toEqual(['Abre /games']);
  expect(screen.queryByRole('button', { name: /^Quitar el paso/ })).toBeNull();
  write('Paso 1: qué pasa', 'Ve tus partidos');
  await press('Deshacer');
  expect(says()).toEqual(['Abre /faq', 'Ve tus partidos']);
  await press('Quitar el paso 2');
  expect(simulator.recorder.mine.list()[0]?.ends.shows).toEqual([]);
});

test('“Copiar enlace” of a recording too long for a link says so in the dialog and keeps the texts', async () => {
  const digits = (from: number) => Array.from({ length: 15 }, (_, at) => Math.sin(from + at)).join('');
  const long = Array.from({ length: 30 }, (_, at) => step(digits(at * 30), digits(at * 30 + 15), go('/faq')));
  const [saved] = simulator.recorder.mine.list() ?? [];
  simulator.recorder.mine.replace({ ...(saved as Recipe), steps: long });
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Editar Borrador');
  const dialog = within(screen.getByRole('dialog', { name: 'Editar recorrido' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copiar enlace de la grabación' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'no cabe en un enlace: descarga su archivo',
  );
  expect(simulator.recorder.mine.list()[0]?.steps).toEqual(long);
});

test('the speed that is chosen in “Editar recorrido” goes with the link and the file of the recording', async () => {
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Editar Borrador');
  await press('Ritmo: ×1');
  expect(screen.getByRole('button', { name: 'Ritmo: ×2' })).toBeDefined();
  const link = await simulator.recipe.link('flow/borrador');
  const elsewhere = createMyRecipes(APP, null);
  await elsewhere.open(/draft=([^&]+)/.exec(link)?.[1] ?? '');
  expect(elsewhere.list()[0]?.speed).toBe(2);
  expect(simulator.recorder.mine.file('flow/borrador').text).toContain('speed: 2,');
});

test('steps of a recording change places and become one, and “Deshacer” takes back each change in turn', async () => {
  const [saved] = simulator.recorder.mine.list();
  const steps = ['A', 'B', 'C'].map((name) => step(`Toca “${name}”`, '', go(`/${name}`)));
  simulator.recorder.mine.replace({ ...(saved as Recipe), steps });
  const kept = () => simulator.recorder.mine.list()[0];
  const says = () => kept()?.steps.map((one) => one.says);
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Editar Borrador');
  await press('Bajar el paso 1');
  expect(screen.getByText('Cambiaste de lugar los pasos 1 y 2.')).toBeTruthy();
  expect(says()).toEqual(['Toca “B”', 'Toca “A”', 'Toca “C”']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Paso 2');
  await press('Unir el paso 2 con el anterior');
  expect(screen.getByText('Uniste los pasos 1 y 2.')).toBeTruthy();
  expect(says()).toEqual(['Toca “B” y toca “A”', 'Toca “C”']);
  expect(kept()?.steps[0]?.actions).toEqual([go('/B'), go('/A')]);
  await press('Subir el paso 2');
  expect(kept()?.ends.shows).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Paso 1: qué pasa' })).toHaveProperty('value', 'Toca “C”');
  for (let undone = 0; undone < 3; undone += 1) await press('Deshacer');
  expect(kept()?.steps).toEqual(steps);
  expect(kept()?.ends.shows).toEqual([{ route: '/faq' }]);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('the panel counts recorded actions, and “Detener la grabación” opens the saved recipe in “Editar recorrido”, without the old search', async () => {
  showPanel(simulator, { section: 'clock', recipeSearch: 'trivia' });
  expect(screen.queryByRole('region', { name: 'Se está grabando un recorrido' })).toBeNull();
  await act(() => simulator.recorder.start());
  const bar = screen.getByRole('region', { name: 'Se está grabando un recorrido' });
  expect(bar.textContent).toBe('REC0 accionesDetener la grabación');
  await act(() => simulator.clock.advance('2m'));
  await within(bar).findByText('1 acción');
  await userEvent.click(within(bar).getByRole('button', { name: 'Detener la grabación' }));
  await waitFor(() =>
    expect(titles()).toEqual([expect.stringMatching(/^Reproducir .+ · .+/), 'Reproducir Borrador']),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar recorrido' }));
  expect(dialog.getByRole('textbox', { name: 'Nombre del recorrido' })).toHaveProperty(
    'value',
    expect.stringMatching(/^\S.+ · .+/),
  );
});

test('stopping a recording without actions saves no recipe and shows an error in the panel', async () => {
  showPanel(simulator, { section: 'recipes' });
  await act(() => simulator.recorder.start());
  await press('Detener la grabación');
  expect((await screen.findByRole('alert')).textContent).toContain('No se grabó nada');
  expect(titles()).toEqual(['Reproducir Borrador']);
});

/** Shows the panel with a recorder of which some methods are replaced. */
function showRecorder(more: Partial<Simulator['recorder']>) {
  simulator.recorder = { ...simulator.recorder, ...more };
  showPanel(simulator, { section: 'recipes' });
}

test('“Grabar” asks where the recording begins, with “Desde Inicio” first', async () => {
  const startFresh = vi.fn(async () => {});
  showRecorder({ startFresh });
  await press('Grabar un recorrido');
  const dialog = within(screen.getByRole('dialog', { name: '¿Desde Inicio o desde aquí?' }));
  const names = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(names.filter(Boolean)).toEqual(['Desde Inicio', 'Desde aquí']);
  await press('Desde Inicio');
  expect(startFresh).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('“Desde aquí” says what was done before, and starts the recording with it', async () => {
  const start = vi.fn(async () => {});
  showRecorder({ start, before: async () => ({ count: 11, note: null }) });
  await press('Grabar un recorrido');
  await screen.findByText('Lo que ya se hizo (11 acciones) va al principio de la grabación.');
  await press('Desde aquí');
  expect(start).toHaveBeenCalledOnce();
});

test('a recording that began with what was done before can begin again, also after actions, which are discarded', async () => {
  const startFresh = vi.fn(async () => {});
  showRecorder({ isOn: () => true, earlier: () => 3, count: () => 2, startFresh });
  await press('Grabar desde Inicio');
  expect(screen.getByText('Lo grabado hasta ahora (2 acciones) se descarta.')).toBeDefined();
  await press('Desde Inicio');
  expect(startFresh).toHaveBeenCalledOnce();
});

test('a recording that is too large to save stays on, and its bar offers the file or an end', async () => {
  showPanel(simulator, { section: 'recipes' });
  await act(() => simulator.recorder.start());
  expect(screen.queryByRole('button', { name: 'Descartar lo grabado' })).toBeNull();
  await act(() => simulator.clock.poke());
  vi.spyOn(simulator.recorder.mine, 'add').mockImplementation(() => {
    throw new Error('Lo grabado no cabe en un recorrido.');
  });
  await press('Detener la grabación');
  expect((await screen.findByRole('alert')).textContent).toContain('Lo grabado no cabe');
  const bar = screen.getByRole('region', { name: 'Se está grabando un recorrido' });
  expect(within(bar).getByRole('button', { name: 'Descargar archivo' })).toBeDefined();
  await press('Descartar lo grabado');
  await waitFor(() => expect(bar.isConnected).toBe(false));
  expect(titles()).toEqual(['Reproducir Borrador']);
});

test('“Copiar enlace” in the menu of a recording opens the app alone; that of its editor, the cabina', async () => {
  userEvent.setup();
  const copies = (address: RegExp) =>
    vi.waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(address));
  showPanel(simulator, { section: 'recipes' });
  await press('Más de Borrador');
  await press('Copiar enlace de Borrador');
  await copies(/\/lmx\/#sim\?draft=1\.[^&]+&mode=play&panel=off$/);
  await press('Editar Borrador');
  await press('Copiar enlace de la grabación');
  await copies(/\/lmx\/simulador\/#sim\?draft=1\.[^&]+&mode=play$/);
});
