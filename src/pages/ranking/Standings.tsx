import { useState } from 'react';
import { getNickname } from '../../copy/nickname.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { isMyRow, RANKING_PAGE_SIZE } from '../../domain/ranking.ts';
import type { RankRow } from '../../domain/types.ts';
import { Cell, HeadCell, PlaceCell } from './cells.tsx';
import type { RankingScope } from './prizes.ts';
import { StandingsRow } from './StandingsRow.tsx';
import { COLUMN_COUNT, WIDE_COLUMN, WIDE_COLUMNS } from './wide-columns.tsx';

interface StandingsProps {
  caption: string;
  scope: RankingScope;
  rows: readonly RankRow[] | null;
  /** True on the first page of the table, also while its rows are loading. */
  isFirstPage: boolean;
  nickname: string | null;
  isBusy: boolean;
}

export function Standings({ caption, scope, rows: ranked, isFirstPage, nickname, isBusy }: StandingsProps) {
  const rows = ranked?.map((row) => ({ ...row, nickname: getNickname(row.nickname) })) ?? null;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <table className="w-full border-collapse border-2 border-tinta bg-blanco" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeadCell className="text-left">{rankingCopy.columnPlace}</HeadCell>
          <HeadCell className="text-left">{rankingCopy.columnNickname}</HeadCell>
          {WIDE_COLUMNS.map(({ head }) => (
            <HeadCell key={head} className={`text-right ${WIDE_COLUMN}`}>
              {head}
            </HeadCell>
          ))}
          <HeadCell>{rankingCopy.columnPoints}</HeadCell>
          <HeadCell>
            <span className="sr-only">{rankingCopy.columnDetail}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody className={isBusy ? 'opacity-45' : undefined}>
        {rows === null
          ? Array.from({ length: RANKING_PAGE_SIZE }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ten equal rows that never move
              <tr key={index} className="border-tinta-25">
                <PlaceCell>
                  {/* As high as the prizes that the first three rows will have. */}
                  {isFirstPage && index < 3 ? <span className="block tablet:hidden h-11" /> : null}
                </PlaceCell>
                <Cell colSpan={COLUMN_COUNT - 1}>
                  <div className="h-3 w-3/5 bg-kraft" />
                </Cell>
              </tr>
            ))
          : rows.map((row, index) => {
              // A masked nickname is not unique, so two tied rows may have the same position and nickname.
              const id = `${row.position} ${row.nickname} ${index}`;
              return (
                <StandingsRow
                  key={id}
                  row={row}
                  scope={scope}
                  above={rows[index - 1]}
                  below={rows[index + 1]}
                  isMine={isMyRow(row, nickname)}
                  isOpen={open === id}
                  onToggle={() => setOpen(open === id ? null : id)}
                />
              );
            })}
      </tbody>
    </table>
  );
}
