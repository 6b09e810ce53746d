import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSeasonWeek } from './season.test.helper.ts';
import { TicketTotal } from './TicketTotal.tsx';

const WEEK = { exact: 2, results: 6, gamePoints: 18 };

test.each([
  [
    'a known trivia point',
    { ...WEEK, trivia: 1, points: 19 },
    ['2 exactos, 6 resultados: 18', 'Trivia: 1', 'Total en el ranking: 19'],
  ],
  [
    'an unknown trivia point',
    { ...WEEK, trivia: null, points: 18 },
    ['2 exactos, 6 resultados: 18', 'Suma de tus partidos: 18'],
  ],
])('the total of a ticket with %s names each part and its points', (_case, week, expected) => {
  const { container } = render(<TicketTotal {...createSeasonWeek(7, week)} />);
  const lines = [...container.querySelectorAll('p')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(': '),
  );
  expect(lines).toEqual(expected);
});
