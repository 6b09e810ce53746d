import { signal } from '@preact/signals-react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TriviaCellState } from '../../domain/trivia.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { week } from '../../testing/fixtures.ts';
import { TriviaWeeks } from './TriviaWeeks.tsx';

test.each<[TriviaCellState, string]>([
  ['hit', '+1 punto'],
  ['miss', 'Fallaste'],
  ['no-point', 'Sin punto'],
  ['pending', 'Pendiente'],
  ['before', 'Aún no jugabas'],
  ['unanswered', 'Sin contestar'],
  ['unknown', 'Por confirmar'],
  ['upcoming', 'Próxima'],
])('the trivia weeks of Bonus say of a week in the state “%s”: “%s”', (state, label) => {
  const triviaWeeks = signal([{ week: week(7, '2026-08-28'), state }]);
  const bonus = { triviaWeeks, loadTriviaWeeks: () => undefined } as unknown as BonusPageStore;
  render(<TriviaWeeks bonus={bonus} />);
  const [cell] = screen.getAllByRole('listitem');
  expect(cell?.textContent).toBe(`J7Jornada 7${label}`);
});
