// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { RecipeRunner, Simulator } from '../api.ts';
import { readPlaylist, savePlaylist } from '../player/playlist/playlist.ts';
import { speedOfTab } from '../player/playlist/speeds.ts';
import { createListLink, openListLink } from './playlist-link.ts';

const IDS = ['page/faq', 'modal/sendPool', 'flow/borrador'];

/** A runner that knows `IDS`, of which the last is a recording, and plays nothing. */
function createRunner() {
  const played: [string, number | undefined][] = [];
  const runner = {
    list: () => IDS.map((id) => ({ id })),
    link: async (id: string) =>
      `https://demo.mx/lmx/simulador/#sim?${id === IDS[2] ? 'draft=1.abc' : `r=${id}`}&mode=play`,
    play: async (id: string, { speed }: { speed?: number }) => void played.push([id, speed]),
  };
  return { played, runner: runner as unknown as RecipeRunner };
}

const { played, runner } = createRunner();

beforeEach(() => {
  sessionStorage.clear();
  played.length = 0;
});

const open = async (packed: string) => {
  if (packed !== '1.abc') throw new Error('El recorrido del enlace está cortado o dañado.');
  return 'flow/borrador';
};
const simulator = { recipe: runner, recorder: { mine: { open } } } as unknown as Simulator;
const openLink = (fragment: string) => openListLink(simulator, fragment);

test.each([0.5, 2])(
  'the link of a list at speed %d has its order, speed, repetition and recordings',
  async (speed) => {
    const list = { ids: ['modal/sendPool', 'flow/borrador', 'modal/sendPool'], isLoop: true };
    savePlaylist({ ...list, speed });
    const { hash } = new URL(await createListLink(runner));
    expect(hash).toBe(`#sim?list=modal/sendPool,1.abc,modal/sendPool&loop=1&speed=${speed}`);
    sessionStorage.clear();
    expect(await openLink(hash)).toBe('');
    expect(readPlaylist()).toEqual({ ...list, speed, at: 0, isOver: false });
    expect(played).toEqual([['modal/sendPool', speed]]);
  },
);

test.each([
  ['without recipes', [], 'La lista está vacía'],
  ['that is too long', Array.from({ length: 700 }, () => 'page/faq'), 'La lista no cabe en un enlace'],
])('the link of a list %s fails', async (_what, ids, error) => {
  savePlaylist({ ids });
  await expect(createListLink(runner)).rejects.toThrow(error);
});

test.each([
  ['list=page/faq,page/nada', 'La lista se reproduce sin esto. No conozco “page/nada”.'],
  [
    'list=page/faq&speed=9',
    'La lista se reproduce sin esto. “speed=9”: una lista va a ×0.5, ×1, ×2, ×3 o ×4.',
  ],
  ['list=page/faq&loop=si', 'La lista se reproduce sin esto. “loop=si”: se espera 1 o 0.'],
  ['list=page/faq&as=ana', 'La lista se reproduce sin esto. Una lista no usa “as”.'],
  ['list=page/faq,1.x%', 'La lista se reproduce sin esto. El recorrido del enlace está cortado o dañado.'],
])('the link #sim?%s plays the rest of its list and says “%s”', async (query, sentence) => {
  expect(await openLink(`#sim?${query}`)).toBe(sentence);
  expect(played).toEqual([['page/faq', undefined]]);
});

test('the speed in the link of a list leaves the speed of the tab as it was', async () => {
  speedOfTab.write(3);
  await openLink('#sim?list=page/faq&speed=0.5');
  expect(speedOfTab.read()).toBe(3);
});

test('the link of a list without a speed of its own has the speed of the tab', async () => {
  speedOfTab.write(3);
  savePlaylist({ ids: ['page/faq'] });
  expect(await createListLink(runner)).toMatch(/&speed=3$/);
});

test('a link without a known recipe plays nothing, keeps the list of the tab and says so', async () => {
  savePlaylist({ ids: ['page/faq'] });
  expect(await openLink('#sim?list=page/nada')).toBe(
    'El enlace no tiene ningún recorrido que se pueda reproducir. No conozco “page/nada”.',
  );
  expect([played.length, readPlaylist().ids]).toEqual([0, ['page/faq']]);
});

test('the link of a list in full screen says so and has the name of the list', async () => {
  savePlaylist({ ids: ['page/faq'], name: 'Para dirección' });
  const link = await createListLink(runner, { isFull: true });
  expect(link).toMatch(/#sim\?list=page\/faq&name=Para%20direcci%C3%B3n&full=1$/);
  sessionStorage.clear();
  expect(await openLink(new URL(link).hash)).toBe('');
  expect(readPlaylist().name).toBe('Para dirección');
});
