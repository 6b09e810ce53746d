// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { RecipeRunner, StepView } from '../../api.ts';
import { getListPlace, savePlaylist } from './playlist.ts';

const runner = {
  list: () => ['a', 'b', 'c'].map((id) => ({ id, title: `Título ${id}` })),
} as unknown as RecipeRunner;

beforeEach(() => sessionStorage.clear());

const NONE = { words: '', listName: '', isPlaying: false, isOver: false, next: null };

test.each<[string, Parameters<typeof savePlaylist>[0], Partial<StepView>, object]>([
  ['without a list', { ids: [] }, { recipe: 'a' }, NONE],
  ['of a list that isn’t played', { ids: ['a', 'b'] }, { recipe: 'a', isOver: true }, NONE],
  [
    'of a list',
    { ids: ['a', 'b', 'c'], at: 1 },
    { recipe: 'b' },
    { ...NONE, words: 'Recorrido 2 de 3', isPlaying: true },
  ],
  [
    'of a list with a name',
    { ids: ['a', 'b'], at: 0, name: 'Para dirección' },
    { recipe: 'a' },
    { ...NONE, words: 'Recorrido 1 de 2', listName: 'Para dirección', isPlaying: true },
  ],
  [
    'of a list, at its end',
    { ids: ['a', 'b', 'c'], at: 1 },
    { recipe: 'b', isOver: true },
    { ...NONE, words: 'Recorrido 2 de 3', isPlaying: true, next: 'Título c' },
  ],
  ['that another list plays', { ids: ['a', 'b'], at: 0 }, { recipe: 'b', isOver: true }, NONE],
  [
    'with which its list has ended',
    { ids: ['a', 'b', 'c'], at: null, isOver: true },
    { recipe: 'c', isOver: true },
    { ...NONE, words: 'Recorrido 3 de 3', isOver: true },
  ],
  [
    'that begins again after its list has ended',
    { ids: ['a', 'b', 'c'], at: null, isOver: true },
    { recipe: 'c', isOver: false },
    NONE,
  ],
  [
    'that is not the last of an ended list',
    { ids: ['a', 'b', 'c'], at: null, isOver: true },
    { recipe: 'a', isOver: true },
    NONE,
  ],
])('the captions of a recipe %s say where it stands', (_what, list, step, place) => {
  savePlaylist(list);
  expect(getListPlace({ isOver: false, ...step } as StepView, runner)).toEqual(place);
});
