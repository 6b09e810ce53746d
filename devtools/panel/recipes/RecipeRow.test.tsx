import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView, StepView } from '../../api.ts';
import type { Settings } from '../../state/settings.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const view = (id: string, title: string, more: Partial<RecipeView> = {}) =>
  ({
    id,
    title,
    tags: ['flujos'],
    covers: [],
    endNames: [],
    outline: [{ says: 'Abre', detail: '' }],
    seconds: 3,
    last: null,
    ...more,
  }) as Partial<RecipeView> as RecipeView;

const step = { recipe: 'flow/one', index: 1, count: 4, isDone: true, pauseReason: null } as StepView;

const play = vi.fn(async () => ({ ok: true, steps: [], observed: [], problems: [] }));

function showRows(...list: RecipeView[]) {
  return showRowsWith({}, list);
}

function showRowsWith(settings: Partial<Settings>, list: RecipeView[], playing: StepView | null = null) {
  const simulator = startSimulator();
  simulator.recipe = {
    list: () => list,
    playing: () => playing,
    canReturn: () => false,
    running: () => null,
    onStep: () => () => {},
    onChange: () => () => {},
    play,
    apply: async () => ({ ok: true, steps: [], observed: [], problems: [] }),
  } as Partial<RecipeRunner> as RecipeRunner;
  return showPanel(simulator, { section: 'recipes', ...settings });
}

test('a recipe in “Recorridos” shows the picture of its last step with a link to the flow book, if any', async () => {
  const asked = vi.fn(async (_address: string) => Response.json({ 'flow/one': 4 }));
  vi.stubGlobal('fetch', asked);
  showRows(view('flow/one', 'Uno'), view('flow/two', 'Dos'));
  const picture = await screen.findByRole('img', { name: 'Imágenes de Uno en el libro de flujos' });
  expect(picture.getAttribute('src')).toBe('/lmx/simulador/recorridos/pictures/flow-one-step-4.jpg');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.closest('a')?.getAttribute('href')).toBe('/lmx/simulador/recorridos/#flow/one');
  expect(screen.getByText('Dos').closest('li')?.querySelector('img')).toBeNull();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/lmx/simulador/recorridos/pictures.json']);
  vi.unstubAllGlobals();
});

test('the row of a failed recipe in “Recorridos” shows the failed step and the reason', () => {
  const failure = { step: 2, why: 'No apareció el diálogo poolSent.' };
  showRows(view('flow/one', 'Uno', { last: 'failed', failure }));
  expect(screen.getByText('Uno').closest('li')?.textContent).toContain(
    'Paso 3: No apareció el diálogo poolSent.',
  );
});

test('a press on the name of a recipe in “Recorridos” plays it', async () => {
  showRows(view('flow/one', 'Uno'));
  fireEvent.click(screen.getByRole('button', { name: 'Uno' }));
  await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith('flow/one'));
});

test('“Preparar” lowers a panel at the bottom, which would cover what is left to press in the app', () => {
  const settings = showRowsWith({ side: 'bottom', snap: 'half' }, [view('flow/one', 'Uno')]);
  fireEvent.click(screen.getByRole('button', { name: /^Más.*Uno/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Preparar: Uno/ }));
  expect(settings.get().snap).toBe('low');
});

test('in the density Demo, the row of a recipe that was seen says “VISTO”', () => {
  showRowsWith({ density: 'demo' }, [view('flow/two', 'Dos', { last: 'ok' })]);
  expect(screen.getByText('Dos').closest('li')?.textContent).toContain('VISTO');
});

test('the row of the recipe that plays says so, and its bar counts the step that runs', () => {
  showRowsWith({}, [view('flow/one', 'Uno'), view('flow/two', 'Dos', { last: 'ok' })], step);
  const [one, two] = ['Uno', 'Dos'].map((title) => screen.getByText(title).closest('li') as HTMLElement);
  expect(within(one!).getByRole('progressbar')).toMatchObject({ value: 2, max: 4 });
  expect([one?.textContent, two?.textContent]).toEqual([
    expect.stringContaining('EN CURSO'),
    expect.stringContaining('OK'),
  ]);
  expect(within(one!).getByRole('button', { name: 'Pausar Uno' })).toBeTruthy();
});

test('only the row of the recipe that plays has the mark of what comes next', () => {
  showRowsWith({}, [view('flow/one', 'Uno'), view('flow/two', 'Dos')], step);
  const rows = ['Uno', 'Dos'].map((title) => screen.getByText(title).closest('li'));
  expect(rows.map((row) => row?.classList.contains('next'))).toEqual([true, false]);
});

test('the menu of a recipe that waits at the end of its second step offers the picture of step 2', () => {
  showRowsWith({}, [view('flow/one', 'Uno')], step);
  fireEvent.click(screen.getByRole('button', { name: /^Más.*Uno/ }));
  expect(screen.getByRole('button', { name: 'Guardar imagen del paso 2' })).toBeTruthy();
});

test('the menu of a recipe says how many steps it has and how long it takes', () => {
  showRows(view('flow/one', 'Uno', { seconds: 65, isNatural: false }));
  fireEvent.click(screen.getByRole('button', { name: /^Más.*Uno/ }));
  expect(screen.getByText('1 paso · 1 min 5 s · con falla · flow/one')).toBeTruthy();
});

test.each([
  ['ok', 'OK', 'good'],
  ['failed', 'FALLÓ', 'bad'],
] as const)(
  'the row of a recipe whose last run is “%s” says “%s” in the colour “%s”',
  (last, words, tone) => {
    showRows(view('flow/one', 'Uno', { last }));
    expect(screen.getByText(words).classList).toContain(tone);
  },
);

test.each([
  ['demo', 'Paso 2: no salió como dice.'],
  ['qa', 'Paso 2: POST /api/pool/user terminó en [500].'],
] as const)('in the density %s, a failure of a call reads “%s”', (density, words) => {
  const why = 'POST /api/pool/user terminó en [500].';
  showRowsWith({ density }, [view('flow/one', 'Uno', { last: 'failed', failure: { step: 1, why } })]);
  expect(screen.getByText(words)).toBeDefined();
});
