import type { ReactNode } from 'react';
import { formatFigure } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import type { RankRow } from '../../domain/types.ts';
import { Movement } from './Movement.tsx';

interface WideColumn {
  head: string;
  renderCell: (row: RankRow, isMine: boolean) => ReactNode;
}

/** The columns of a table of Ranking that only a wide screen has, from 720 px on. */
export const WIDE_COLUMNS: readonly WideColumn[] = [
  { head: rankingCopy.columnExact, renderCell: ({ exact }) => formatFigure(exact) },
  { head: rankingCopy.columnResults, renderCell: ({ results }) => formatFigure(results) },
  { head: rankingCopy.columnTrivia, renderCell: ({ trivias }) => formatFigure(trivias) },
  {
    head: rankingCopy.columnMovement,
    renderCell: ({ movement }, isMine) => (
      <Movement places={movement} color={isMine ? 'text-tinta' : undefined} />
    ),
  },
];

export const WIDE_COLUMN = 'max-tablet:hidden';

/** With the place, the nickname, the points and the button of the detail. */
export const COLUMN_COUNT = WIDE_COLUMNS.length + 4;
