import { useId } from 'react';
import { formatNumber } from '../../copy/format.ts';
import { rankingCopy } from '../../copy/ranking.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Cell, PlaceCell } from './cells.tsx';
import { NicknameCell } from './NicknameCell.tsx';
import { getPrize, type RankingScope } from './prizes.ts';
import { RowDetail } from './RowDetail.tsx';
import { TieExplanation, type TieExplanationProps } from './TieExplanation.tsx';
import { COLUMN_COUNT, WIDE_COLUMN, WIDE_COLUMNS } from './wide-columns.tsx';

interface StandingsRowProps extends TieExplanationProps {
  scope: RankingScope;
  isOpen: boolean;
  onToggle: () => void;
}

export function StandingsRow(props: StandingsRowProps) {
  const { row, scope, isMine, isOpen, onToggle } = props;
  const detailId = useId();
  const isOnPodium = row.position <= 3;
  const prize = getPrize(scope, row.position);
  return (
    <>
      <tr
        className={classNames(isOpen ? 'border-transparent' : 'border-tinta-25', isMine && 'bg-queso')}
        data-me={isMine || undefined}
        tabIndex={isMine ? -1 : undefined}
      >
        <PlaceCell variant={getPlaceVariant(isOnPodium, isMine)}>{formatNumber(row.position)}</PlaceCell>
        <NicknameCell row={row} isMine={isMine} prize={isOnPodium ? prize : null} />
        {WIDE_COLUMNS.map(({ head, renderCell }) => (
          <Cell key={head} className={WIDE_COLUMN}>
            {renderCell(row, isMine)}
          </Cell>
        ))}
        <Cell>
          <b className="condensed text-display-2/none">{formatNumber(row.score)}</b>
        </Cell>
        <Cell className="w-11 pl-0 max-tablet:pl-0">
          <button
            type="button"
            className="-my-1.5 -mr-2 inline-grid size-11 cursor-pointer place-items-center bg-transparent"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={rankingCopy.detailLabel(row.nickname)}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          </button>
        </Cell>
      </tr>
      {isOpen ? (
        <tr id={detailId}>
          <td
            className="wrap-anywhere border-tinta border-b-2 p-0 text-base/normal normal-nums"
            colSpan={COLUMN_COUNT}
          >
            <RowDetail row={row} prize={prize} isMine={isMine} />
            <TieExplanation {...props} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function getPlaceVariant(isOnPodium: boolean, isMine: boolean) {
  if (isOnPodium) return isMine ? 'podium-mine' : 'podium';
  return isMine ? 'mine' : 'plain';
}
