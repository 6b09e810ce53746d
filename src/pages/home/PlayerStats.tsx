import { formatFigure } from '../../copy/format.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/routes.ts';
import type { PlayerHomeStore } from '../../stores/pages/player-home.ts';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import { getSeasonFigures, getWeekFigures } from './home-figures.ts';
import { StatLink } from './StatLink.tsx';

interface PlayerStatsProps {
  home: PlayerHomeStore;
  /** True while the ticket of Inicio shows the results of a week. */
  hasResults: boolean;
}

/**
 * Links with the player's place, points and trivia. Place and points are those of the newest week with results; while
 * the place in that week is unknown or the ticket shows it, they are those of the season.
 */
export function PlayerStats({ home, hasResults }: PlayerStatsProps) {
  const { auth, trivia, weeks } = useStores();
  const stats = auth.user.value?.stats;
  const counted = home.ticket.value;
  const week = weeks.find(counted?.week ?? null);
  const position = home.position.value;
  const isPending = trivia.pending.value !== null;

  const hasPlayed = Boolean(stats?.weeksPlayed || counted);
  if (!stats || !(hasPlayed || isPending)) return null;
  const isOver = week !== null && week.number < (weeks.seasonNumber.value ?? 0);
  const figures =
    counted && week && position && !hasResults
      ? getWeekFigures(
          week,
          // Until the week is over, the change of place compares a part of it with the whole week before.
          isOver ? position : { ...position, movement: null },
          counted.predictions,
          trivia.points.value.get(week.number),
        )
      : getSeasonFigures(stats);

  return (
    <section className="pt-4 pb-9" aria-label={playerHomeCopy.factsTitle}>
      <div
        className={classNames(
          'mx-auto mt-2 grid min-h-24 w-page gap-4 laptop:gap-6',
          // A trivia that stands alone takes the whole width.
          hasPlayed && 'tablet:grid-cols-thirds',
        )}
      >
        {home.isSettled.value && (
          <>
            {hasPlayed && (
              <>
                <StatLink
                  to={figures.rankingAddress}
                  figure={figures.isFirst ? { card: 'laurel' } : formatFigure(figures.position)}
                  name={playerHomeCopy.factPlace(figures.period)}
                  detail={figures.placeDetail}
                />
                <StatLink
                  to={PATHS.profile}
                  figure={formatFigure(figures.points)}
                  name={playerHomeCopy.factPoints(figures.period)}
                  detail={figures.pointsDetail}
                />
              </>
            )}
            <StatLink
              to={PATHS.bonus}
              figure={isPending ? { card: 'whistle' } : formatFigure(stats.trivias)}
              name={isPending ? playerHomeCopy.factTriviaPending : playerHomeCopy.factTrivia}
              detail={isPending ? playerHomeCopy.factTriviaUntil : playerHomeCopy.factTriviaDetail}
            />
          </>
        )}
      </div>
    </section>
  );
}
