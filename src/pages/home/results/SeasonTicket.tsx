import { useEffect, useState } from 'react';
import { LotteryCard } from '../../../components/LotteryCard.tsx';
import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { Ordinals } from '../../../components/Ordinals.tsx';
import { ShareActions } from '../../../components/ShareActions.tsx';
import { SpecialCard } from '../../../components/SpecialCard.tsx';
import { getStoryShare } from '../../../components/share/story-card.ts';
import { cards } from '../../../copy/cards.ts';
import { formatNumber } from '../../../copy/format.ts';
import { resultsCopy } from '../../../copy/results.ts';
import { seasonTicketCopy } from '../../../copy/season-ticket.ts';
import { shareCopy } from '../../../copy/share.ts';
import type { UserStats } from '../../../domain/types.ts';
import { getWeekAddress, PATHS } from '../../../lib/routes.ts';
import { readSeenWeek, writeSeenWeek } from '../../../stores/pages/seen-results.ts';
import { ActionsRow } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RouteLink } from '../../../ui/RouteLink.tsx';
import { useStores } from '../../../use-stores.ts';
import { TicketSummary, TOTAL_LINE } from './TicketSummary.tsx';

export interface SeasonTicketProps {
  stats: UserStats;
  /** The last week in which the player has points. */
  lastWeek: number;
}

/** What the season brought the player, after its last week. A figure that the server doesn’t send is left out. */
export function SeasonTicket({ stats, lastWeek }: SeasonTicketProps) {
  const { auth, storage } = useStores();
  const { exact, position, results, score, trivias, weeksPlayed } = stats;
  const userId = auth.userId.value;
  const [isNew] = useState(() => userId !== null && readSeenWeek(storage, userId) !== lastWeek);
  useEffect(() => {
    if (userId !== null) writeSeenWeek(storage, userId, lastWeek);
  }, [storage, userId, lastWeek]);
  const rows: readonly (readonly [string, number | null])[] = [
    [seasonTicketCopy.results, results],
    [seasonTicketCopy.exact, exact],
    [seasonTicketCopy.trivias, trivias],
    [seasonTicketCopy.weeks, weeksPlayed],
  ];

  return (
    <div className="ticket-paper max-laptop:-turn-1 laptop:turn-1 relative z-1 max-laptop:mx-1.5 max-tablet:mt-5 tablet:max-laptop:mt-8">
      <section
        className="ridged-paper bg-papel px-4 pt-5 pb-5 text-tinta print:break-inside-avoid"
        aria-label={seasonTicketCopy.region}
      >
        <TicketSummary
          title={seasonTicketCopy.title}
          cards={position === null ? null : <SeasonCard isFirst={position === 1} isNew={isNew} />}
        >
          {score === null ? null : (
            <p className={classNames(TOTAL_LINE, 'bg-queso')}>
              {seasonTicketCopy.total}
              <NumberBadge size="subtotal" className="tabular-nums">
                {formatNumber(score)}
              </NumberBadge>
            </p>
          )}
          {position === null || position === 1 ? null : (
            <p className="condensed flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base/compact">
              <NumberBadge size="place">{formatNumber(position)}</NumberBadge>
              {seasonTicketCopy.place}
            </p>
          )}
        </TicketSummary>
        <dl className="condensed text-lg/none">
          {rows.map(([name, value]) =>
            value === null ? null : (
              <div
                key={name}
                className="flex min-h-10 items-center justify-between gap-4 border-tinta-25 border-b"
              >
                <dt>{name}</dt>
                <dd className="text-display-1/none">{formatNumber(value)}</dd>
              </div>
            ),
          )}
        </dl>
        <ActionsRow className="mt-4">
          {position === null ? null : (
            <ShareActions {...getStoryShare({ kind: 'place', position })} label={shareCopy.boast} />
          )}
          <RouteLink className="link" to={getWeekAddress(PATHS.games, lastWeek)}>
            {resultsCopy.ticket}
          </RouteLink>
        </ActionsRow>
      </section>
    </div>
  );
}

function SeasonCard({ isFirst, isNew }: { isFirst: boolean; isNew: boolean }) {
  const className = classNames(
    'lottery-card-compact -turn-4 desktop:w-27 w-20.5 shrink-0 self-center',
    isNew && 'animate-stamp',
  );
  return isFirst ? (
    <SpecialCard card="trophy" name={<Ordinals text={cards.laurel} />} className={className} />
  ) : (
    <LotteryCard card="stands" className={className} />
  );
}
