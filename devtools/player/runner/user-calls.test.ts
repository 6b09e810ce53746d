// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Recipe } from '../../api.ts';
import { readPlaylist, savePlaylist } from '../playlist/playlist.ts';
import { press, startListPlayer, step } from '../testing/list-app.ts';
import { progressOfTab } from './progress.ts';

const LIST: Recipe = {
  id: 'flow/list',
  title: 'La lista',
  tags: ['flujos'],
  world: { at: 'lunes', route: '/lista' },
  steps: [
    step('La lista está abierta', ''),
    step('Presiona Guardar', 'Se guarda.', press('Guardar')),
    step('Presiona Enviar', 'Se envía.', press('Enviar')),
  ],
  ends: { shows: [] },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
  document.body.innerHTML = '<button type="button">Guardar</button><button type="button">Enviar</button>';
});

type Player = ReturnType<typeof startListPlayer>;

/** Plays the list, and pauses it in its second step. */
async function playAndPause(): Promise<Player> {
  const player = startListPlayer([LIST]);
  void player.recipe.play(LIST.id, { speed: 20 }).catch(() => {});
  await vi.waitFor(() => expect(player.recipe.playing()?.index).toBe(1), 5_000);
  player.recipe.pause();
  return player;
}

/** Creates the simulator anew, as the page does after a reload. */
const reload = () => startListPlayer([LIST], false);

const playing = ({ recipe }: Player) => recipe.playing();

test('a world that the user starts anew closes the recipe that plays, without a failure', async () => {
  const player = await playAndPause();
  const ends: unknown[] = [];
  player.recipe.onStep(({ isOver, isGivenUp, failure }) => isOver && ends.push([isGivenUp, failure]));
  await player.world.begin({});
  expect(player.recipe.running()).toBeNull();
  await vi.waitFor(() => expect(ends).toEqual([[true, null]]));
  expect(playing(player)).toBeNull();
});

test('a world whose start reloads the page closes the recipe and its list', async () => {
  savePlaylist({ ids: [LIST.id, LIST.id], at: 0 });
  const player = await playAndPause();
  void player.world.unpack('otro');
  expect(reload().recipe.running()).toBeNull();
  expect(readPlaylist().at).toBeNull();
});

test('a world that is refused leaves the recipe paused as it was', async () => {
  const player = await playAndPause();
  await expect(player.world.import('')).rejects.toThrow('No es un mundo.');
  expect(playing(player)).toMatchObject({ index: 1, pauseReason: 'pause' });
  expect(reload().recipe.running()).toMatchObject({ id: LIST.id });
});

test('after the use of another person, the recipe waits, and “Seguir” repeats its step', async () => {
  const player = await playAndPause();
  await player.world.as('lupe');
  expect(playing(player)).toMatchObject({ index: 1, pauseReason: 'lost' });
  player.recipe.resume();
  await vi.waitFor(() => expect(playing(player)).toMatchObject({ index: 1, pauseReason: null }));
});

test('after a reload by the user, the recipe waits, and “Seguir” repeats its step', async () => {
  await playAndPause();
  const player = reload();
  await vi.waitFor(() => expect(playing(player)).toMatchObject({ index: 1, pauseReason: 'lost' }));
  player.recipe.resume();
  await vi.waitFor(() => expect(playing(player)).toMatchObject({ index: 1, pauseReason: null }));
});

test('a reload that an action of the recipe may cause doesn’t make it wait', async () => {
  await playAndPause();
  const stored = progressOfTab.read();
  if (!stored) throw new Error('No progress');
  progressOfTab.write({ ...stored, mayReload: true, pace: { ...stored.pace, pauseReason: null } });
  expect(playing(reload())?.pauseReason).toBeNull();
});

test('a link to another world ends the recipe also for the reload after it', async () => {
  await playAndPause();
  startListPlayer([LIST], true);
  expect(reload().recipe.running()).toBeNull();
});
