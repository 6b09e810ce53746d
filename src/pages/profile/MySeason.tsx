import { useEffect, useRef } from 'react';
import { ShareActions } from '../../components/ShareActions.tsx';
import { StillLoading } from '../../components/StillLoading.tsx';
import { formatNumber } from '../../copy/format.ts';
import { getSeasonWords, getWeekStatus, seasonCopy } from '../../copy/my-season.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { onceInView } from '../../lib/in-view.ts';
import { PATHS } from '../../lib/routes.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';
import { AccuracyBar } from './AccuracyBar.tsx';
import { openTicket } from './open-ticket.ts';
import { PARTS } from './PartLinks.tsx';
import { PrintableBadge } from './PrintableBadge.tsx';
import { SeasonChart } from './SeasonChart.tsx';
import { SeasonFigures } from './SeasonFigures.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { getSeasonCard } from './season-card.ts';

/** After a failure renders nothing, because “Mis boletos” below shows it. */
export function MySeason({ profile }: { profile: ProfilePageStore }) {
  const { weeks } = useStores();
  const chart = useRef<HTMLDivElement>(null);
  const season = profile.season.value;
  const { status } = profile.tickets.value;
  const isReady = status === 'ready';
  useEffect(
    () => (isReady && chart.current ? onceInView(chart.current, profile.showSeason) : undefined),
    [isReady, profile],
  );
  // As tall as the window, so that the season moves nothing on screen when it comes.
  if (status === 'loading')
    return (
      <div className="min-h-screen text-humo text-sm">
        <p>{seasonCopy.loading}</p>
        <StillLoading />
      </div>
    );
  if (!isReady) return null;
  const getName = (week: number) => getWeekNameByNumber(week, weeks.all.value);
  const card = getSeasonCard(season, getName);
  const isEmpty = season.weeks.length === 0;
  const notes = season.weeks.filter((week) => week.cancelled + week.pending + week.postponed > 0);
  return (
    <section className="laptop:contents min-w-0" aria-labelledby={PARTS.season}>
      <div className="min-w-0" ref={chart}>
        <h2 id={PARTS.season}>{seasonCopy.title}</h2>
        {isEmpty ? (
          <p className="mt-4">
            {seasonCopy.emptyText}{' '}
            <RouteLink className="link" to={PATHS.games}>
              {seasonCopy.emptyAction}
            </RouteLink>
          </p>
        ) : (
          <>
            {/* On screen the card of the player has the same total. */}
            <p className="condensed mt-4 hidden items-center gap-3.5 text-base/compact print:flex">
              <PrintableBadge size="total">{formatNumber(season.total)}</PrintableBadge>
              {seasonCopy.total(season.total)}
            </p>
            <p className="mt-3 text-humo text-sm print:hidden">{seasonCopy.chartHint}</p>
            <SeasonChart season={season} getName={getName} onChoose={(week) => openTicket(profile, week)} />
            {notes.length > 0 ? (
              <ul className="mt-3 text-sm/normal">
                {notes.map((week) => (
                  <li key={week.number}>{seasonCopy.noteLine(getName(week.number), getWeekStatus(week))}</li>
                ))}
              </ul>
            ) : null}
            {season.seasonTrivia > 0 ? (
              <p className="mt-3 text-sm/normal">{seasonCopy.seasonTrivia(season.seasonTrivia)}</p>
            ) : null}
            <SeasonTable season={season} getName={getName} />
          </>
        )}
      </div>
      {isEmpty ? null : (
        <>
          <SeasonFigures season={season} getName={getName} />
          <div className="laptop:col-start-2 laptop:row-start-2 min-w-0">
            <AccuracyBar season={season} />
            {card ? (
              <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2.5 print:hidden">
                <ShareActions
                  card={card}
                  words={getSeasonWords(card.total, card.played)}
                  label={seasonCopy.share}
                />
              </div>
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}
