import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RankRow } from '../../domain/types.ts';
import { RowDetail } from './RowDetail.tsx';

// 6 results of 2 points, of which 4 are exact scores with 3 more points, and 3 trivias.
const ROW: RankRow = {
  position: 12,
  nickname: 'ana_tribuna',
  score: 27,
  exact: 4,
  results: 6,
  trivias: 3,
  movement: -5,
  isMe: false,
};

test.each<[string, Partial<RankRow>, string[]]>([
  ['all counts', {}, ['6+12', '4+12', '3+3']],
  ['no count of trivias', { trivias: null }, ['6+12', '4+12', '3+3']],
  ['no count and no points of trivias', { trivias: null, score: 24 }, ['6+12', '4+12', '0+0']],
  ['fewer points than its counts', { trivias: null, score: 23 }, ['4', '6', '–']],
  ['counts that do not add up to its points', { score: 30 }, ['4', '6', '3']],
  ['no count of exact scores', { exact: null }, ['–', '6', '3']],
])('the detail of a row with %s shows its points by kind', (_case, changes, expected) => {
  render(<RowDetail row={{ ...ROW, ...changes }} prize={null} isMine={false} />);
  const lines = screen.getAllByRole('listitem').map(({ children: [, value, result] }) => {
    return `${value?.textContent}${result?.textContent}`;
  });
  expect(lines.slice(0, 3)).toEqual(expected);
});

test.each([
  ['with a prize names it', { art: 'snack', name: 'La botana' } as const, 1],
  ['without one names none', null, 0],
])('the detail of a place %s', (_what, prize, lines) => {
  render(<RowDetail row={ROW} prize={prize} isMine={false} />);
  expect(screen.queryAllByText('Premio de este lugar')).toHaveLength(lines);
  expect(screen.queryAllByText('La botana')).toHaveLength(lines);
});

test.each([
  [true, 'De dónde salen tus 27 puntos'],
  [false, 'De dónde salen los 27 puntos de ana_tribuna'],
])('the title of a row’s detail, when it is %s that the row is the player’s own: “%s”', (isMine, title) => {
  render(<RowDetail row={ROW} prize={null} isMine={isMine} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
});

test('the last line of a row’s detail says how many places the player has moved', () => {
  render(<RowDetail row={ROW} prize={null} isMine={false} />);
  expect(screen.getByText('bajó 5 lugares')).toBeTruthy();
});
