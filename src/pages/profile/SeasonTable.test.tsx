import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SeasonWeek } from '../../domain/season.ts';
import { SeasonTable } from './SeasonTable.tsx';
import { createSeason, createSeasonWeek, getWeekName } from './season.test.helper.ts';

const PLAYED = { exactPoints: 15, resultPoints: 8, trivia: 1, points: 24 };

test('the table of Mi temporada has a caption and scoped headers, and is visible after “Ver como tabla”', async () => {
  const season = createSeason([1, 2, 3, 4, 5, 6, 7].map((number) => createSeasonWeek(number)));
  render(<SeasonTable season={season} getName={getWeekName} />);
  const table = screen.getByRole('table', { name: 'Mis puntos por jornada' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => [one.textContent, one.getAttribute('scope')]),
  ).toEqual(['Jornada', 'Exactos', 'Resultados', 'Trivia', 'Total'].map((name) => [name, 'col']));
  expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
  const toggle = screen.getByRole('button', { name: 'Ver como tabla' });
  expect([toggle.getAttribute('aria-pressed'), table.closest('.sr-only') !== null]).toEqual(['false', true]);
  await userEvent.click(toggle);
  expect([toggle.getAttribute('aria-pressed'), table.closest('.sr-only') !== null]).toEqual(['true', false]);
});

test.each<[string, Partial<SeasonWeek>, string[]]>([
  ['a week with points', PLAYED, ['Jornada 6', '15', '8', '1', '24']],
  ['a past week without a ticket', { kind: 'skipped' }, ['Jornada 6', '–', '–', '–', '–']],
])('the row of the table of Mi temporada for %s has the figures of the week', (_case, week, expected) => {
  const weeks = [createSeasonWeek(6, week), createSeasonWeek(7, PLAYED)];
  render(<SeasonTable season={createSeason(weeks)} getName={getWeekName} />);
  const cells = [...(screen.getAllByRole('row')[1]?.children ?? [])];
  expect(cells.map(({ textContent }) => textContent)).toEqual(expected);
});

test.each<[string, Partial<SeasonWeek>, string]>([
  ['a past week without a ticket', { kind: 'skipped' }, 'sin boleto'],
  [
    'the current week with a postponed game',
    { ...PLAYED, isCurrent: true, counted: 8, postponed: 1 },
    'Jornada actual, 1 partido pospuesto, no suma',
  ],
])(
  'the note of %s is a row as wide as the table of Mi temporada, with the week as its header',
  (_case, week, note) => {
    const weeks = [createSeasonWeek(6, week), createSeasonWeek(7, PLAYED)];
    render(<SeasonTable season={createSeason(weeks)} getName={getWeekName} />);
    const cell = screen.getByRole<HTMLTableCellElement>('cell', { name: note });
    expect([cell.closest('tr')?.children.length, cell.colSpan]).toEqual([1, 5]);
    expect(cell.headers).toBe(screen.getByRole('rowheader', { name: 'Jornada 6' }).id);
  },
);

test.each<[string, (number | null)[], string[]]>([
  ['unknown in every week', [null, null], ['Jornada 715823', 'Jornada 615823']],
  ['unknown in one week', [1, null], ['Jornada 7158124', 'Jornada 6158–23']],
])('the table of Mi temporada with trivia points that are %s', (_case, points, rows) => {
  const weeks = points.map((trivia, index) =>
    createSeasonWeek(7 - index, { ...PLAYED, trivia, points: 23 + (trivia ?? 0) }),
  );
  render(<SeasonTable season={createSeason(weeks)} getName={getWeekName} />);
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(rows);
  const isKnown = points.some((trivia) => trivia !== null);
  expect(screen.queryAllByRole('columnheader', { name: 'Trivia' })).toHaveLength(isKnown ? 1 : 0);
});

test('the row of the current week alone stands on yellow in the table of Mi temporada', () => {
  const weeks = [createSeasonWeek(6), createSeasonWeek(7, { isCurrent: true })];
  render(<SeasonTable season={createSeason(weeks)} getName={getWeekName} />);
  const rows = [/^Jornada 6/, /^Jornada 7/].map((name) => screen.getByRole('row', { name }));
  expect(rows.map(({ classList }) => classList.contains('bg-queso'))).toEqual([false, true]);
});

test('“Ver como tabla” has a plus, and a minus while the table is shown', async () => {
  render(<SeasonTable season={createSeason([createSeasonWeek(7)])} getName={getWeekName} />);
  const button = screen.getByRole('button', { name: 'Ver como tabla' });
  const readIcon = () => button.querySelector('use')?.getAttribute('href');
  expect(readIcon()).toBe('#icon-plus');
  await userEvent.click(button);
  expect(readIcon()).toBe('#icon-minus');
});
