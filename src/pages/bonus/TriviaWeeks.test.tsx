import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TriviaCellState } from '../../domain/trivia.ts';
import { week } from '../../testing/fixtures.ts';
import { TriviaWeeks } from './TriviaWeeks.tsx';

test.each<[TriviaCellState, string]>([
  ['hit', '+1 punto'],
  ['miss', 'Fallaste'],
  ['no-point', 'Sin punto'],
  ['pending', 'Pendiente'],
  ['before', 'Aún no jugabas'],
  ['unanswered', 'Sin contestar'],
  ['unknown', 'Boleto enviado'],
  ['upcoming', 'Próxima'],
])('the trivia weeks of Bonus say of a week in the state “%s”: “%s”', (state, label) => {
  render(<TriviaWeeks cells={[{ week: week(7, '2026-08-28'), state }]} />);
  const [cell] = screen.getAllByRole('listitem');
  expect(cell?.textContent).toBe(`J7Jornada 7${label}`);
});

test.each<[TriviaCellState, string | null]>([
  ['miss', 'close'],
  ['no-point', 'same'],
  ['pending', 'alert'],
  ['before', null],
  ['unanswered', null],
  ['unknown', null],
  ['upcoming', null],
])('the trivia weeks of Bonus mark a week in the state “%s” with the icon “%s”', (state, icon) => {
  render(<TriviaWeeks cells={[{ week: week(7, '2026-08-28'), state }]} />);
  const [cell] = screen.getAllByRole('listitem');
  const mark = cell?.querySelector('use')?.getAttribute('href') ?? null;
  expect(mark).toBe(icon && `#icon-${icon}`);
});

test.each<[TriviaCellState, boolean]>([
  ['hit', false],
  ['pending', false],
  ['unanswered', false],
  ['before', true],
  ['unknown', true],
  ['upcoming', false],
])('a cell of the trivia weeks in the state “%s” is muted: %s', (state, isMuted) => {
  render(<TriviaWeeks cells={[{ week: week(7, '2026-08-28'), state }]} />);
  expect(screen.getAllByRole('listitem')[0]?.classList.contains('font-normal')).toBe(isMuted);
});

test('a week to come is grey, unlike the weeks that were played', () => {
  const states: TriviaCellState[] = ['unknown', 'hit', 'upcoming'];
  const cells = states.map((state, index) => ({ week: week(index + 1, '2026-08-28'), state }));
  render(<TriviaWeeks cells={cells} />);
  const grey = screen.getAllByRole('listitem').map((cell) => cell.classList.contains('bg-kraft'));
  expect(grey).toEqual([false, false, true, false]);
});

test.each<[TriviaCellState[], string]>([
  [['unknown', 'hit'], 'Un frijol por cada acierto.'],
  [['unknown', 'no-point'], 'Un frijol por cada acierto.'],
  [['unknown', 'miss'], 'Un frijol por cada acierto.'],
  [['upcoming', 'unanswered'], 'Un frijol por cada acierto.'],
  [['unknown', 'upcoming'], 'Tus aciertos ya están en tu total.'],
])('the hint of the trivia weeks of Bonus with the states %j says “%s”', (states, hint) => {
  const cells = states.map((state, index) => ({ week: week(index + 1, '2026-08-28'), state }));
  render(<TriviaWeeks cells={cells} />);
  expect(screen.getByText(hint)).toBeTruthy();
});

test.each<[TriviaCellState, string]>([
  ['hit', 'bg-elote'],
  ['miss', 'bg-blanco'],
  ['no-point', 'bg-blanco'],
  ['pending', 'bg-queso'],
])('the cell of a week in the state “%s” has the ground “%s”', (state, ground) => {
  render(<TriviaWeeks cells={[{ week: week(7, '2026-08-28'), state }]} />);
  expect(screen.getAllByRole('listitem')[0]?.classList).toContain(ground);
});
