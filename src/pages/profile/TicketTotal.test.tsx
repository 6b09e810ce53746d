import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countPoints } from '../../domain/scoring.ts';
import { TicketTotal } from './TicketTotal.tsx';

const WEEK = countPoints([5, 5, 2, 2, 2, 2, 0].map((points) => ({ points })));

test.each([
  [
    'a known trivia point',
    { ...WEEK, trivia: 1, total: 19 },
    ['6 resultados, 2 exactos: 18', 'Trivia: 1', 'Total en el ranking: 19'],
  ],
  [
    'an unknown trivia point',
    { ...WEEK, trivia: null, total: 18 },
    ['6 resultados, 2 exactos: 18', 'Suma de tus partidos: 18'],
  ],
])('the total of a ticket with %s names each part and its points', (_case, week, expected) => {
  const { container } = render(<TicketTotal {...week} />);
  const lines = [...container.querySelectorAll('p')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(': '),
  );
  expect(lines).toEqual(expected);
});
