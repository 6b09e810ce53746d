import { NumberBadge } from '../../components/NumberBadge.tsx';
import { rankingCopy } from '../../copy/ranking.ts';
import type { NextPlace } from '../../domain/ranking.ts';
import type { MyPosition } from '../../domain/types.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';

interface MyPlaceBarProps {
  mine: MyPosition | null;
  next: NextPlace | null;
  /** Whether the player has sent predictions for this table. */
  hasSent: boolean;
  onGo: () => void;
}

/** The player's own row, fixed to the bottom of a phone's screen while it isn't on the page. */
export function MyPlaceBar({ mine, next, hasSent, onGo }: MyPlaceBarProps) {
  const position = mine?.position ?? null;
  if (position === null) {
    return (
      <aside data-bottom-bar className="my-position-bar ridge-t on-dark" aria-label={rankingCopy.myPlace}>
        <div className="sheet">
          <NumberBadge className="text-kraft">–</NumberBadge>
          <p>
            {rankingCopy.noPlaceShort}
            <small>{hasSent ? rankingCopy.noPlaceSent : rankingCopy.noPlaceText}</small>
          </p>
          <span />
        </div>
      </aside>
    );
  }
  return (
    <aside data-bottom-bar className="my-position-bar ridge-t on-dark" aria-label={rankingCopy.myPlace}>
      <div className="sheet">
        <NumberBadge>{formatNumber(position)}</NumberBadge>
        <p>
          {rankingCopy.me}
          {next ? <small>{rankingCopy.gap(next.gap, formatNumber(next.position))}</small> : null}
        </p>
        <p className="points">
          <b>{formatNumber(mine?.score ?? 0)}</b> {rankingCopy.pointsShort}
        </p>
        <Button className="go" onClick={onGo}>
          {rankingCopy.goToMyPlace}
        </Button>
      </div>
    </aside>
  );
}
