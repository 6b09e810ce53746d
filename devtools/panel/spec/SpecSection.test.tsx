import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Recipe, RecipeRunner } from '../../api.ts';
import { saveResult, saveStatement } from '../../player/runner/progress.ts';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';
import type { SpecDocument } from '../../ui/spec-document.ts';

const RECIPE: Recipe = {
  id: 'flow/uno',
  title: 'Uno',
  tags: ['flujos'],
  spec: ['4.1@2'],
  world: { route: '/' },
  steps: [
    { says: 'Abre', detail: '', actions: [] },
    { says: 'Espera', detail: '', actions: [] },
  ],
  ends: { shows: [] },
};

const DOCUMENT: SpecDocument = {
  blocks: [
    { kind: 'heading', level: 2, isOurs: false, pieces: [{ text: '4. States' }] },
    {
      kind: 'item',
      level: 1,
      isOurs: false,
      pieces: [{ text: 'Visitors can' }, { id: '4.1', text: 'read.', spanish: 'Una visita puede leer.' }],
    },
    { kind: 'item', level: 1, isOurs: false, pieces: [{ id: '4.2', text: 'Calls are JSON.' }] },
  ],
  tests: { '4.2': [{ file: 'src/api/client.test.ts', title: 'a call is JSON' }] },
};

const play = vi.fn<RecipeRunner['play']>();

async function openSection() {
  const simulator = startSimulator({ recipes: [RECIPE] });
  Object.assign(simulator.recipe, { play });
  showPanel(simulator, { section: 'clock' });
  saveResult('flow/uno', 'ok');
  await userEvent.click(screen.getByRole('tab', { name: 'Especificación' }));
  await screen.findByRole('list', { name: '4. States' });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async () => Response.json(DOCUMENT));
});

const list = (name: string) => within(screen.getByRole('list', { name }));

// Comes first, because a page fetches the document only once.
test('when the document can’t be fetched, “Reintentar” of Especificación fetches it again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  showPanel(startSimulator({ recipes: [RECIPE] }), { section: 'spec' });
  await screen.findByText('La especificación no se pudo cargar.');
  vi.stubGlobal('fetch', async () => Response.json(DOCUMENT));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('list', { name: '4. States' });
});

test('Especificación says after half a second that it loads the document', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { SpecSection } = await import('./SpecSection.tsx');
  render(<SpecSection />);
  const isSaid = () => screen.queryByText('Cargando la especificación…') !== null;
  act(() => void vi.advanceTimersByTime(499));
  expect(isSaid()).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(isSaid()).toBe(true);
  vi.useRealTimers();
});

test('Especificación marks a statement whose recipe has ended well in this tab', async () => {
  await openSection();
  const [seen, other] = list('4. States').getAllByRole('listitem');
  expect(seen?.textContent).toContain('VISTO');
  expect(screen.getByText('VISTO').classList).toContain('good');
  expect(other?.textContent).not.toContain('VISTO');
});

test('Especificación marks a statement whose step autoplay has shown, although its recipe has not ended', async () => {
  showPanel(startSimulator({ recipes: [RECIPE] }), { section: 'spec' });
  saveStatement('4.1');
  await userEvent.click(screen.getByRole('tab', { name: 'Ramas' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Especificación' }));
  expect(list('4. States').getAllByText('VISTO')).toHaveLength(1);
});

test('after another section and after a reload, Especificación still has its search and its position', async () => {
  const simulator = startSimulator({ recipes: [RECIPE] });
  const settings = showPanel(simulator, { section: 'spec' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un enunciado' }), 'read');
  settings.set({ scrolls: { spec: 120 } });
  await userEvent.click(screen.getByRole('tab', { name: 'Ramas' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Especificación' }));
  const isAsBefore = () => {
    expect(list('Resultados').getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('tabpanel').scrollTop).toBe(120);
  };
  isAsBefore();
  reloadPanel(simulator);
  isAsBefore();
});

test('▶ beside a statement of Especificación plays its recipe and names the statement', async () => {
  await openSection();
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir 4.1: Uno' }));
  expect(play).toHaveBeenCalledWith('flow/uno', { statement: '4.1' });
});

test('Especificación lists the statements without a recipe last, with what their tests check', async () => {
  await openSection();
  expect(screen.getAllByRole('list').at(-1)).toBe(screen.getByRole('list', { name: 'Sin demostración' }));
  expect(list('Sin demostración').getByText('a call is JSON')).toBeTruthy();
  expect(list('Sin demostración').getByText('src/api/client.test.ts')).toBeTruthy();
  expect(list('Sin demostración').queryByText('read.')).toBeNull();
  expect(list('4. States').getAllByRole('listitem')).toHaveLength(2);
});

test('the search of Especificación finds a statement by its own words and by the sentence above its list', async () => {
  await openSection();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un enunciado' }), 'visitors');
  expect(list('Resultados').getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: '4. States' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Sin demostración' })).toBeNull();
});

test('“Copiar el enlace” of a statement copies a link that plays it in the simulator page', async () => {
  const user = userEvent.setup();
  await openSection();
  await user.click(screen.getByRole('button', { name: 'Copiar el enlace de 4.1' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/lmx/simulador/#sim?spec=4.1&mode=play`,
  );
});

test('in Demo, Especificación has only what can be played, as Spanish sentences', async () => {
  showPanel(startSimulator({ recipes: [RECIPE] }), { section: 'spec', density: 'demo' });
  const [row, ...others] = within(
    await screen.findByRole('list', { name: '4. Qué pasa en cada momento' }),
  ).getAllByRole('listitem');
  expect(row?.textContent.trim()).toBe('4.1 Una visita puede leer.Uno');
  expect(others).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Sin demostración' })).toBeNull();
  const words = screen.getByRole('tabpanel').textContent;
  expect(words).toContain('De los 2 puntos del documento, 1 se pueden ver aquí.');
  expect(words).not.toMatch(/Visitors|client\.test|JSON/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un enunciado' }), 'JSON');
  expect(screen.getByText('Ninguna demostración trata de eso.')).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'visita');
  expect(list('Resultados').getAllByRole('listitem')).toHaveLength(1);
});

test('in QA, Especificación finds a statement by a word of its Spanish sentence', async () => {
  showPanel(startSimulator({ recipes: [RECIPE] }), { section: 'spec' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar un enunciado' }), 'visita');
  expect(list('Resultados').getByText(/read\./)).toBeTruthy();
});
