import type { ReactNode } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { formatNumber } from '../../copy/format.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { sumWeek } from '../../domain/scoring.ts';
import type { MyPosition } from '../../domain/types.ts';
import { PATHS } from '../../lib/routes.ts';
import type { PlayerHomeStore } from '../../stores/pages/player-home.ts';
import { classNames } from '../../ui/class-names.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';

function getPlaceDetail({ movement, position }: Pick<MyPosition, 'movement' | 'position'>): string {
  if (position === null) return playerHomeCopy.factPlaceNone;
  if (movement === null) return playerHomeCopy.factPlaceSee;
  if (movement === 0) return playerHomeCopy.factPlaceSame;
  return movement > 0 ? playerHomeCopy.factPlaceRose(movement) : playerHomeCopy.factPlaceFell(-movement);
}

const formatFigure = (value: number | null) =>
  value === null ? playerHomeCopy.noPlace : formatNumber(value);

export function PlayerStats({ home }: { home: PlayerHomeStore }) {
  const { auth, trivia, weeks } = useStores();
  const user = auth.user.value;
  const counted = home.ticket.value;

  if (!user || (!user.stats.weeksPlayed && !counted)) return null;
  const { stats } = user;
  const week = weeks.find(counted?.week ?? null);
  const place = home.position.value;
  const total = sumWeek(counted?.predictions ?? [], place?.score ?? null);
  const pending = trivia.pending.value;

  return (
    <section className="pt-4 pb-9" aria-label={playerHomeCopy.factsTitle}>
      <div className="mx-auto w-page mt-2 grid min-h-24 gap-4 lg:grid-cols-[1fr_1fr_1fr] lg:gap-6">
        {home.isSettled.value && (
          <>
            {counted && week && place ? (
              <>
                <StatLink
                  to={PATHS.ranking}
                  figure={formatFigure(place.position)}
                  name={playerHomeCopy.factPlace(getWeekName(week))}
                  detail={getPlaceDetail(place)}
                />
                <StatLink
                  to={PATHS.profile}
                  figure={formatNumber(total.total)}
                  name={playerHomeCopy.factPoints(getWeekName(week))}
                  detail={playerHomeCopy.factPointsDetail(
                    total.exact,
                    total.results,
                    (total.trivia ?? 0) > 0,
                  )}
                />
              </>
            ) : (
              <>
                <StatLink
                  to={PATHS.ranking}
                  figure={formatFigure(stats.position)}
                  name={playerHomeCopy.factPlace(playerHomeCopy.factSeason)}
                  detail={getPlaceDetail({ movement: null, position: stats.position })}
                />
                <StatLink
                  to={PATHS.profile}
                  figure={formatFigure(stats.score)}
                  name={playerHomeCopy.factPoints(playerHomeCopy.factSeason)}
                  detail={
                    stats.exact === null || stats.results === null
                      ? playerHomeCopy.factPointsSee
                      : playerHomeCopy.factPointsDetail(stats.exact, stats.results, (stats.trivias ?? 0) > 0)
                  }
                />
              </>
            )}
            {pending ? (
              <StatLink
                to={PATHS.bonus}
                picture={<CardArt card="whistle" className="size-full" />}
                name={playerHomeCopy.factTriviaPending}
                detail={playerHomeCopy.factTriviaUntil}
              />
            ) : (
              <StatLink
                to={PATHS.bonus}
                figure={formatFigure(stats.trivias)}
                name={playerHomeCopy.factTrivia}
                detail={playerHomeCopy.factTriviaDetail}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface StatLinkProps {
  to: string;
  figure?: string;
  picture?: ReactNode;
  name: string;
  detail: string;
}

function StatLink({ to, figure, picture, name, detail }: StatLinkProps) {
  return (
    <RouteLink
      className={classNames(
        'grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 border-2 border-tinta bg-blanco px-4 py-3.5',
        'text-inherit no-underline shadow-tinta',
      )}
      to={to}
    >
      {picture ? (
        <span className="row-span-2 h-15.5 w-15 border-2 border-tinta bg-queso p-0.75">{picture}</span>
      ) : (
        <NumberBadge className="row-span-2 min-w-[1.6em] px-[.2em] py-[.08em] text-4xl/tight">
          {figure}
        </NumberBadge>
      )}
      <b className="condensed text-lg/tight">{name}</b>
      <small className="text-sm/snug text-humo">{detail}</small>
    </RouteLink>
  );
}
