import { useEffect, useState } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { whistleCard } from '../../components/art/cards/whistle.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { weekName } from '../../copy/week-name.ts';
import { sumWeek } from '../../domain/scoring.ts';
import { getCountedTicket, getTickets } from '../../domain/tickets.ts';
import type { MyPosition } from '../../domain/types.ts';
import { formatDayHour, formatNumber } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { createMyPositionsStore } from '../../stores/ranking/my-positions.ts';
import { Fact } from './Fact.tsx';

function placeDetail({ movement, position }: Pick<MyPosition, 'movement' | 'position'>): string {
  if (position === null) return playerHomeCopy.factPlaceNone;
  if (movement === null) return playerHomeCopy.factPlaceSee;
  if (movement === 0) return playerHomeCopy.factPlaceSame;
  return movement > 0 ? playerHomeCopy.factPlaceRose(movement) : playerHomeCopy.factPlaceFell(-movement);
}

const figure = (value: number | null) => (value === null ? playerHomeCopy.noPlace : formatNumber(value));

/** Place and points of the newest week with results, and the trivia: each a link to where it is told in full. */
export function PlayerFacts({ stores }: { stores: Stores }) {
  const { api, auth, predictions, trivia, weeks } = stores;
  const [positions] = useState(() => createMyPositionsStore({ api }));
  const [isSettled, setSettled] = useState(false);
  const user = auth.user.value;
  const predictionsState = predictions.status.value;
  const counted = getCountedTicket(getTickets(predictions.byWeek.value));
  const number = counted?.week ?? null;

  useEffect(() => {
    if (predictionsState !== 'ready' && predictionsState !== 'failed') return;
    let isHere = true;
    const asked = number === null ? Promise.resolve() : positions.load(number);
    void asked.then(() => isHere && setSettled(true));
    return () => {
      isHere = false;
    };
  }, [number, predictionsState, positions]);
  useEffect(() => () => positions.reset(), [positions]);

  if (!user || (user.stats.weeksPlayed === 0 && !counted)) return null;
  const { stats } = user;
  const week = weeks.find(number);
  const place = number === null ? null : (positions.byWeek.value.get(number) ?? null);
  const total = sumWeek(counted?.predictions ?? [], place?.score ?? null);
  const pending = trivia.pending.value;

  return (
    <section className="section pt-4 pb-9" aria-label={playerHomeCopy.factsTitle}>
      <div className="sheet facts min-h-24">
        {isSettled && (
          <>
            {counted && week && place ? (
              <>
                <Fact
                  to={PATHS.ranking}
                  figure={figure(place.position)}
                  name={playerHomeCopy.factPlace(weekName(week))}
                  detail={placeDetail(place)}
                />
                <Fact
                  to={PATHS.profile}
                  figure={formatNumber(total.total)}
                  name={playerHomeCopy.factPoints(weekName(week))}
                  detail={playerHomeCopy.factPointsDetail(
                    total.exact,
                    total.resultOnly,
                    (total.trivia ?? 0) > 0,
                  )}
                />
              </>
            ) : (
              <>
                <Fact
                  to={PATHS.ranking}
                  figure={figure(stats.position)}
                  name={playerHomeCopy.factPlace(playerHomeCopy.factSeason)}
                  detail={placeDetail({ movement: null, position: stats.position })}
                />
                <Fact
                  to={PATHS.profile}
                  figure={formatNumber(stats.score)}
                  name={playerHomeCopy.factPoints(playerHomeCopy.factSeason)}
                  detail={playerHomeCopy.factPointsDetail(stats.exact, stats.results, stats.trivias > 0)}
                />
              </>
            )}
            {pending ? (
              <Fact
                to={PATHS.bonus}
                picture={<CardArt card={whistleCard} />}
                name={playerHomeCopy.factTriviaPending}
                detail={playerHomeCopy.factTriviaUntil(formatDayHour(pending.until))}
              />
            ) : (
              <Fact
                to={PATHS.bonus}
                figure={formatNumber(stats.trivias)}
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
