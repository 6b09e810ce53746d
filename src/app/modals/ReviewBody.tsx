import { useEffect, useState } from 'react';
import { Shield } from '../../components/art/Shield.tsx';
import { gameCardCopy } from '../../copy/game-card.ts';
import { modalExtrasCopy } from '../../copy/modals.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import type { ReviewParams } from '../../stores/shell/dialogs.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClosesWithinDay } from './ClosesWithinDay.tsx';

export function ReviewBody({ lines, toFill, closesWithinDayCount, goToFirst }: ReviewParams) {
  // The patterns of the shields are three quarters of the elements of this dialog, so they are drawn only after the
  // texts and the plain shields have been painted.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return (
    <>
      <ul className="border-tinta border-y-2 border-dashed py-1.5">
        {lines.value.map(({ gameId, home, away, homeScore, awayScore }) => (
          <li
            key={gameId}
            className="condensed flex min-h-10 flex-wrap items-center gap-2.5 text-lg/none xs:max-phablet:gap-2 xs:max-phablet:text-base/none"
          >
            <Shield team={home} size={28} isDrawn={isPainted} />
            <TeamName {...home} />
            <b translate="no" className="text-azul text-display-2">
              {gameCardCopy.score(homeScore, awayScore)}
            </b>
            <TeamName {...away} className="text-right" />
            <Shield team={away} size={28} isDrawn={isPainted} />
          </li>
        ))}
      </ul>
      {toFill.value > 0 ? (
        <p className="mt-3 text-humo text-sm">{modalExtrasCopy.gamesToFill(toFill.value)}</p>
      ) : null}
      {closesWithinDayCount.value > 0 ? (
        <ClosesWithinDay count={closesWithinDayCount.value} onGoToFirst={goToFirst} />
      ) : null}
    </>
  );
}

/**
 * On a phone too narrow for the words of most names, the short name. With large text the guests wrap to a second line.
 */
function TeamName({ name, shortName, className }: { name: string; shortName: string; className?: string }) {
  return (
    <span className={classNames('min-w-0 xs:grow-from-4.5 max-xs:flex-1', className)}>
      <span className="max-xs:sr-only">{name}</span>
      <span className="xs:hidden" aria-hidden="true">
        {shortName}
      </span>
    </span>
  );
}
