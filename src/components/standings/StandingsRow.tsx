import { useId } from 'react';
import { rankingCopy } from '../../copy/ranking.ts';
import type { RankRow } from '../../domain/types.ts';
import { formatNumber } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Movement } from './Movement.tsx';
import { RowDetail } from './RowDetail.tsx';
import { TieExplanation } from './TieExplanation.tsx';

/** Columns of the table, for a cell that spans them all. */
export const STANDINGS_COLUMNS = 8;

interface StandingsRowProps {
  row: RankRow;
  above: RankRow | undefined;
  below: RankRow | undefined;
  isMine: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function rowClass({ row, isMine, isOpen }: StandingsRowProps) {
  return [isMine ? 'me' : row.position <= 3 ? 'podium-row' : '', isOpen ? 'expanded' : ''].join(' ').trim();
}

/** The neighbour a tie is explained against: the one above before the one below. */
function tiedNeighbour({ row, above, below }: StandingsRowProps) {
  if (above?.score === row.score) return { other: above, isBelow: false };
  if (below?.score === row.score) return { other: below, isBelow: true };
  return null;
}

const count = (value: number | null) => (value === null ? '–' : formatNumber(value));

/** One place, and under it, when asked for, where its points come from and how its tie was broken. */
export function StandingsRow(props: StandingsRowProps) {
  const { row, isMine, isOpen, onToggle } = props;
  const detailId = useId();
  const tie = isOpen ? tiedNeighbour(props) : null;
  return (
    <>
      <tr
        className={rowClass(props) || undefined}
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
        <td className="wide-only">{count(row.exact)}</td>
        <td className="wide-only">{count(row.results)}</td>
        <td className="wide-only">{count(row.trivias)}</td>
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
            aria-label={rankingCopy.detailOf(row.nickname)}
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
