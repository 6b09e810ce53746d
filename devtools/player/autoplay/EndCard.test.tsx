import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, StepView } from '../../api.ts';
import { type ListPlace, savePlaylist } from '../playlist/playlist.ts';
import { AgainButton, EndCard } from './EndCard.tsx';

const STEP = {
  recipe: 'b',
  title: 'Dos',
  caption: 'Recibe su boleto',
  detail: 'Con sus tres marcadores.',
  speed: 2,
  statement: '4.12',
} as StepView;
const PLACE: ListPlace = { words: '', listName: '', isPlaying: true, isOver: false, next: null };
const play = vi.fn(async () => {});
const runner = {
  list: () => ['a', 'b', 'c'].map((id) => ({ id, title: id })),
  play,
} as unknown as RecipeRunner;

beforeEach(() => {
  sessionStorage.clear();
  play.mockClear();
});

const show = (place: Partial<ListPlace> = {}) =>
  render(<EndCard step={STEP} runner={runner} place={{ ...PLACE, ...place }} />);

test('the end of a recipe names it, and plays it again at its speed and with its statement', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Fin del recorrido');
  expect(screen.getByRole('heading', { name: 'Dos' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver el siguiente' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver otra vez' }));
  expect(play.mock.calls).toEqual([['b', { speed: 2, statement: '4.12' }]]);
});

test('the end of a recipe in full screen keeps its last caption and what the caption has led to', () => {
  show();
  expect(screen.getByText('Recibe su boleto')).toBeTruthy();
  expect(screen.getByText('Con sus tres marcadores.')).toBeTruthy();
});

test('the end of a recipe in full screen offers to play on only where a person can', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Jugar desde aquí' })).toBeNull();
  unmount();
  const playOn = vi.fn();
  render(<EndCard step={STEP} runner={runner} place={PLACE} onPlayOn={playOn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Jugar desde aquí' }));
  expect(playOn).toHaveBeenCalledOnce();
});

test('the end of a recipe of a list names the next one and plays it', async () => {
  savePlaylist({ ids: ['a', 'b', 'c'], at: 1 });
  show({ next: 'Tres' });
  expect(screen.getByText('Sigue: Tres')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver el siguiente' }));
  expect(play.mock.calls.map(([id]: unknown[]) => id)).toEqual(['c']);
});

test('the end of a list plays the list again from its first recipe', async () => {
  savePlaylist({ ids: ['a', 'b'], at: null, isOver: true });
  show({ isOver: true });
  expect(screen.getByRole('status').textContent).toBe('Fin de la lista');
  await userEvent.click(screen.getByRole('button', { name: 'Ver otra vez la lista' }));
  expect(play.mock.calls.map(([id]: unknown[]) => id)).toEqual(['a']);
});

test.each([
  [true, 'Ver otra vez la lista'],
  [false, 'Ver otra vez'],
])(
  'the small button has the name of what it plays after the end of a list (%s): “%s”',
  (isListOver, name) => {
    render(<AgainButton step={STEP} runner={runner} isListOver={isListOver} />);
    expect(screen.getByRole('button', { name }).textContent).toBe('Ver otra vez');
  },
);
