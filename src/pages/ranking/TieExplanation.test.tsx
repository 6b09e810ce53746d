import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RankRow } from '../../domain/types.ts';
import { TieExplanation } from './TieExplanation.tsx';

const createRow = (changes: Partial<RankRow>): RankRow => ({
  position: 4,
  nickname: 'ana',
  score: 20,
  exact: 3,
  results: 7,
  trivias: 2,
  movement: null,
  isMe: false,
  ...changes,
});

const ABOVE = createRow({});
const BELOW = createRow({ position: 5, nickname: 'luis', exact: 1, results: 9, trivias: 6 });
const LAST = createRow({ position: 5, nickname: 'luis' });

const readLines = () =>
  screen.getAllByRole('listitem').map(({ children }) => [...children].map(({ textContent }) => textContent));

const show = (row: RankRow, neighbours: { above?: RankRow; below?: RankRow }, isMine = false) =>
  render(<TieExplanation row={row} above={undefined} below={undefined} {...neighbours} isMine={isMine} />);

// The figures of the explained row come first.
test.each<[string, RankRow, { above?: RankRow; below?: RankRow }, boolean, string, string[]]>([
  [
    'the lower of two rows',
    BELOW,
    { above: ABOVE },
    false,
    'Por qué luis va después de ana',
    ['1 y 3', '9 y 7', '6 y 2'],
  ],
  [
    'the higher of two rows',
    ABOVE,
    { below: BELOW },
    false,
    'Por qué ana va antes de luis',
    ['3 y 1', '7 y 9', '2 y 6'],
  ],
  [
    'the player’s lower row',
    BELOW,
    { above: ABOVE },
    true,
    'Por qué vas después de ana',
    ['1 y 3', '9 y 7', '6 y 2'],
  ],
  [
    'the player’s higher row',
    ABOVE,
    { below: BELOW },
    true,
    'Por qué vas antes de luis',
    ['3 y 1', '7 y 9', '2 y 6'],
  ],
])(
  'the explanation of a tie for %s has the figures of that row first',
  (_case, row, neighbours, isMine, title, values) => {
    show(row, neighbours, isMine);
    expect(screen.getByRole('heading').textContent).toBe(`${title}: los dos tienen 20 puntos`);
    expect(readLines()).toEqual([
      ['1. Marcadores exactos', values[0], 'decide'],
      ['2. Resultados', values[1], 'ya no cuenta'],
      ['3. Trivias', values[2], 'ya no cuenta'],
      ['4. Último envío contado', '', 'ya no cuenta'],
    ]);
  },
);

test.each<[string, RankRow, { above?: RankRow; below?: RankRow }]>([
  ['lower', LAST, { above: ABOVE }],
  ['higher', ABOVE, { below: LAST }],
])(
  'a tie that the time of sending decides names the first to send in the explanation of the %s row',
  (_which, row, neighbours) => {
    show(row, neighbours);
    expect(screen.getByText(/^ana hizo antes su último envío\./)).toBeTruthy();
  },
);

test('two players with the same place are said to share it', () => {
  show(createRow({ nickname: 'luis' }), { above: ABOVE });
  expect(screen.getByRole('heading').textContent).toBe(
    'Empatan en todo: comparten el lugar: los dos tienen 20 puntos',
  );
});
