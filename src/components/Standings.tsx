import { useId, useState } from 'react';
import { rankingCopy } from '../copy/ranking.ts';
import { isMyRow, RANKING_PAGE_SIZE } from '../domain/ranking.ts';
import type { RankRow } from '../domain/types.ts';
import { formatNumber } from '../lib/format.ts';
import { Icon } from '../ui/Icon.tsx';
import '../styles/badge.css';
import '../styles/ranking.css';
import { Movement, RowDetail, TieExplanation } from './standings/RowDetail.tsx';

/** Columns of the table, for a cell that spans them all. */
const STANDINGS_COLUMNS = 8;

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
      <caption className="sr-only">{caption}</caption>
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
            <span className="sr-only">{rankingCopy.columnDetail}</span>
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

interface StandingsRowProps {
  row: RankRow;
  above: RankRow | undefined;
  below: RankRow | undefined;
  isMine: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function getRowClass({ row, isMine, isOpen }: StandingsRowProps) {
  return [isMine ? 'me' : row.position <= 3 ? 'podium-row' : '', isOpen ? 'expanded' : ''].join(' ').trim();
}

/** The neighbour that the row is tied with: the one above if both are. */
function getTiedNeighbour({ row, above, below }: StandingsRowProps) {
  if (above?.score === row.score) return { other: above, isBelow: false };
  if (below?.score === row.score) return { other: below, isBelow: true };
  return null;
}

const formatCount = (value: number | null) => (value === null ? '–' : formatNumber(value));

/** One player; opened, also where the points come from and how a tie was broken. */
function StandingsRow(props: StandingsRowProps) {
  const { row, isMine, isOpen, onToggle } = props;
  const detailId = useId();
  const tie = isOpen ? getTiedNeighbour(props) : null;
  return (
    <>
      <tr
        className={getRowClass(props) || undefined}
        data-me={isMine || undefined}
        tabIndex={isMine ? -1 : undefined}
      >
        <td>{formatNumber(row.position)}</td>
        <th scope="row">
          <span className="nickname">
            {row.nickname}
            {isMine ? <span className="badge">{rankingCopy.me}</span> : null}
          </span>
        </th>
        <td className="wide-only">{formatCount(row.exact)}</td>
        <td className="wide-only">{formatCount(row.results)}</td>
        <td className="wide-only">{formatCount(row.trivias)}</td>
        <td className="wide-only">
          <Movement places={row.movement} />
        </td>
        <td>
          <b>{formatNumber(row.score)}</b>
        </td>
        <td className="expand-cell">
          <button
            type="button"
            className="expand"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={rankingCopy.detailLabel(row.nickname)}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          </button>
        </td>
      </tr>
      {isOpen ? (
        <tr className="detail" id={detailId}>
          <td colSpan={STANDINGS_COLUMNS}>
            <RowDetail row={row} isMine={isMine} />
            {tie ? (
              <TieExplanation row={row} other={tie.other} isBelow={tie.isBelow} isMine={isMine} />
            ) : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}
