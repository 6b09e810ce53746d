import { profileCopy } from '../../copy/profile.ts';
import type { WeekSum } from '../../domain/scoring.ts';
import { classNames } from '../../ui/class-names.ts';

export function TicketTotal({ exact, results, gamePoints, trivia, total }: WeekSum) {
  return (
    <div className="condensed grid gap-0.5 pt-3 pb-1 text-base/medium">
      <p className={SUM}>
        <span>{profileCopy.ticketSum(exact, results)}</span>
        <span>{gamePoints}</span>
      </p>
      {trivia === null ? null : (
        <p className={SUM}>
          <span>{profileCopy.ticketTrivia}</span>
          <span>{trivia}</span>
        </p>
      )}
      <p className={classNames(SUM, 'mt-1.5 border-tinta border-t-3 pt-2 text-display-1')}>
        <span>{trivia === null ? profileCopy.ticketTotalGames : profileCopy.ticketTotal}</span>
        <span>{total}</span>
      </p>
    </div>
  );
}

const SUM = 'flex justify-between';
