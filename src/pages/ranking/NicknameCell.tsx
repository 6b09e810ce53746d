import { LongWords } from '../../components/LongWords.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import type { RankRow } from '../../domain/types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LINE, PADDING } from './cells.tsx';
import { PlacePrize, PrizeCard } from './PlacePrize.tsx';
import type { PlacePrize as Prize } from './prizes.ts';

interface NicknameCellProps {
  row: RankRow;
  isMine: boolean;
  /** The prize of one of the first three places, which stands with the nickname. */
  prize: Prize | null;
}

/**
 * The nickname of a row. On a phone that of the podium is larger, beside the card of its prize: the podium beside the
 * title (`Podium`) needs a wider window.
 */
export function NicknameCell({ row, isMine, prize }: NicknameCellProps) {
  const nickname = (
    // The chip stays beside the nickname, which wraps if it must.
    <span className="flex items-center gap-x-2">
      <span className={classNames('standings-nickname', prize && 'standings-nickname-podium')}>
        <LongWords text={row.nickname} />
      </span>
      {isMine ? <Badge className="whitespace-nowrap">{rankingCopy.me}</Badge> : null}
    </span>
  );
  return (
    <th
      scope="row"
      className={classNames(
        LINE,
        PADDING,
        'text-left font-cartel font-normal text-base/compact max-tablet:w-full',
        prize && 'max-tablet:pr-0',
      )}
    >
      {prize ? (
        // The card stands behind the text, so that all nicknames of the table begin at one line.
        <span className="tablet:block flex items-center justify-between gap-2">
          <span>
            {nickname}
            <PlacePrize {...prize} />
          </span>
          <PrizeCard art={prize.art} />
        </span>
      ) : (
        nickname
      )}
    </th>
  );
}
