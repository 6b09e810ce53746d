import { useState } from 'react';
import { rankingCopy } from '../copy/ranking.ts';
import { isMyRow, RANKING_PAGE_SIZE } from '../domain/ranking.ts';
import type { RankRow } from '../domain/types.ts';
import '../styles/badge.css';
import '../styles/ranking.css';
import { STANDINGS_COLUMNS, StandingsRow } from './standings/StandingsRow.tsx';

interface StandingsProps {
  caption: string;
  /** Null while the first page of a table is on its way: its place is kept. */
  rows: readonly RankRow[] | null;
  nickname: string | null;
  /** Another page is on its way; these rows stay meanwhile. */
  isBusy: boolean;
}

function WaitingRows() {
  return Array.from({ length: RANKING_PAGE_SIZE }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ten equal rows that never move
    <tr key={index} className="waiting-row">
      <td />
      <td colSpan={STANDINGS_COLUMNS - 1}>
        <i />
      </td>
    </tr>
  ));
}

/** The standings as a table of ten rows. The player's own row turns yellow and says "Tú". */
export function Standings({ caption, rows, nickname, isBusy }: StandingsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <table className="standings" aria-busy={isBusy || rows === null || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rankingCopy.columnPlace}</th>
          <th scope="col">{rankingCopy.columnNickname}</th>
          <th scope="col" className="wide-only">
            {rankingCopy.columnExact}
          </th>
          <th scope="col" className="wide-only">
            {rankingCopy.columnResults}
          </th>
          <th scope="col" className="wide-only">
            {rankingCopy.columnTrivia}
          </th>
          <th scope="col" className="wide-only">
            {rankingCopy.columnMovement}
          </th>
          <th scope="col">{rankingCopy.columnPoints}</th>
          <th scope="col">
            <span className="visually-hidden">{rankingCopy.columnDetail}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows === null ? (
          <WaitingRows />
        ) : (
          rows.map((row, index) => {
            // Two who tie may look alike: a masked nickname is no identity.
            const id = `${row.position} ${row.nickname} ${index}`;
            return (
              <StandingsRow
                key={id}
                row={row}
                above={rows[index - 1]}
                below={rows[index + 1]}
                isMine={isMyRow(row, nickname)}
                isOpen={open === id}
                onToggle={() => setOpen(open === id ? null : id)}
              />
            );
          })
        )}
      </tbody>
    </table>
  );
}
