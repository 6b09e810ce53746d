// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, StepView } from '../../api.ts';
import { followPlaylist } from './follow-playlist.ts';
import { playNext, readPlaylist, savePlaylist, startPlaylist } from './playlist.ts';

const IDS = ['page/list', 'modal/confirm', 'flow/borrador'];

let tell: (step: Partial<StepView>) => void = () => {};

/** A runner that knows `IDS`, of which the last is a recording, and plays nothing. */
function createRunner() {
  const played: string[] = [];
  const speeds: (number | undefined)[] = [];
  const runner = {
    list: () => IDS.map((id) => ({ id })),
    play: async (id: string, { speed }: { speed?: number }) => {
      played.push(id);
      speeds.push(speed);
    },
    playing: () => null,
    onStep: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  };
  return { played, speeds, runner: runner as unknown as RecipeRunner };
}

const { played, speeds, runner } = createRunner();
const follow = () => followPlaylist(runner);
const endRecipe = (recipe: string) => {
  tell({ recipe, isOver: true, speed: 1 });
  vi.advanceTimersByTime(2_000);
};

beforeEach(() => {
  sessionStorage.clear();
  played.length = 0;
  speeds.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a list plays its recipes in order and stops after the last one', () => {
  savePlaylist({ ids: ['modal/confirm', 'page/list'] });
  startPlaylist(runner);
  follow();
  endRecipe('modal/confirm');
  expect(played).toEqual(['modal/confirm', 'page/list']);
  endRecipe('page/list');
  expect([played.length, readPlaylist().at]).toEqual([2, null]);
});

test('after the user has changed the speed of a list, its next recipe plays at that speed', () => {
  savePlaylist({ ids: ['page/list', 'modal/confirm'], speed: 2 });
  startPlaylist(runner);
  follow();
  tell({ recipe: 'page/list', speed: 3 });
  playNext(runner);
  expect(speeds).toEqual([2, 3]);
});

test('a list that has ended is over until another recipe plays', () => {
  savePlaylist({ ids: ['page/list'] });
  startPlaylist(runner);
  follow();
  endRecipe('page/list');
  expect(readPlaylist().isOver).toBe(true);
  tell({ recipe: 'page/list' });
  expect(readPlaylist().isOver).toBe(false);
});

test('a list that repeats plays its first recipe after the last one', () => {
  savePlaylist({ ids: ['page/list'], isLoop: true });
  startPlaylist(runner);
  follow();
  endRecipe('page/list');
  expect(played).toEqual(['page/list', 'page/list']);
});

test.each<[string, Partial<StepView>]>([
  ['starts another recipe', { recipe: 'flow/borrador' }],
  ['closes the recipe', { recipe: 'page/list', isOver: true, isGivenUp: true }],
])('a list stops when the user %s', (_what, step) => {
  savePlaylist({ ids: ['page/list', 'modal/confirm'] });
  startPlaylist(runner);
  follow();
  tell(step);
  endRecipe('page/list');
  expect(played).toEqual(['page/list']);
});

test('an event of the recipe that a list has just replaced by its next one does not stop the list', () => {
  savePlaylist({ ids: ['page/list', 'modal/confirm'] });
  startPlaylist(runner);
  follow();
  tell({ recipe: 'page/list' });
  playNext(runner);
  tell({ recipe: 'page/list' });
  expect(readPlaylist().at).toBe(1);
});

test('a deleted recording of a list is left out when the list starts', () => {
  savePlaylist({ ids: ['flow/borrador-9', 'page/list'] });
  startPlaylist(runner);
  expect(readPlaylist().ids).toEqual(['page/list']);
  expect(played).toEqual(['page/list']);
});
