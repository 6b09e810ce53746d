import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RankRow } from '../../domain/types.ts';
import { NicknameCell } from './NicknameCell.tsx';
import { getPrize } from './prizes.ts';

const ROW: RankRow = {
  position: 1,
  nickname: 'ana',
  score: 33,
  exact: 3,
  results: 7,
  trivias: 1,
  movement: 0,
  isMe: false,
};

function show({ isMine = false, hasPrize = false }) {
  render(
    <table>
      <tbody>
        <tr>
          <NicknameCell row={ROW} isMine={isMine} prize={hasPrize ? getPrize('week', 1) : null} />
        </tr>
      </tbody>
    </table>,
  );
}

test.each([
  ['with a prize is larger than the others', true],
  ['without a prize has the size of the others', false],
])('the nickname of a row %s', (_which, hasPrize) => {
  show({ hasPrize });
  const nickname = screen.getByText('ana').closest('.standings-nickname');
  expect(nickname?.classList.contains('standings-nickname-podium')).toBe(hasPrize);
});

test.each([
  ['of the player has', true, 'anaTú'],
  ['of somebody else doesn’t have', false, 'ana'],
])('the row %s the chip “Tú” beside the nickname', (_whose, isMine, name) => {
  show({ isMine });
  expect(screen.getByRole('rowheader', { name })).toBeTruthy();
});
