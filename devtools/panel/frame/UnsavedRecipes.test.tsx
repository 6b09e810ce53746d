import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMyRecipes } from '../../player/recorder/my-recipes.ts';
import { go, step } from '../../recipes/actions.ts';
import { APP } from '../../recipes/app.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
});

test.each([
  ['says that a reload loses a recording that the browser could not save, and downloads its file', null, 1],
  ['says nothing while the browser saves “Mis recorridos”', globalThis.localStorage, 0],
])('the panel %s', async (_what, disk, count) => {
  const mine = createMyRecipes(APP, disk);
  mine.add({
    id: 'flow/borrador',
    title: 'Borrador',
    tags: ['flujos'],
    world: { as: 'ana', at: 'semana(7)', route: '/games' },
    steps: [step('Paso 1', '', go('/faq'))],
    ends: { shows: [{ route: '/faq' }] },
  });
  const createUrl = vi.fn((_file: Blob) => 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL() {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  showPanel(startSimulator({ recipes: [], mine }), { section: 'clock' });
  const notes = screen.queryAllByRole('note', { name: 'Recorridos sin guardar' });
  expect(notes).toHaveLength(count);
  if (count === 0) return;
  expect(notes[0]?.textContent).toContain('al recargar la página se pierde');
  await userEvent.click(screen.getByRole('button', { name: 'Descargar archivo de Borrador, sin guardar' }));
  expect(await createUrl.mock.calls[0]?.[0].text()).toContain("title: 'Borrador'");
});
