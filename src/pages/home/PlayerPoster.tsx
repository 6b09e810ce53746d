import { useState } from 'react';
import { Poster } from '../../components/Poster.tsx';
import {
  abbreviate,
  capitalise,
  formatDay,
  formatDayHour,
  formatHour,
  getDateParts,
} from '../../copy/format.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { formatKickOff } from '../../copy/kick-off.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { countCentreDays } from '../../domain/centre-time.ts';
import { isFillable, isHalted } from '../../domain/game-state.ts';
import { choosePoster } from '../../domain/poster.ts';
import type { Game } from '../../domain/types.ts';
import { createStableComputed, isJsonEqual } from '../../stores/lib/structural-sharing.ts';
import { useStores } from '../../use-stores.ts';

export function PlayerPoster() {
  const { currentWeek, time } = useStores();
  // In the last hour before a cut-off the time changes every second. The poster renders only when it announces other
  // games, or when a day has begun and “Mañana” becomes “Hoy”.
  const [choice] = useState(() =>
    createStableComputed(() => {
      const now = time.now.value;
      const chosen = choosePoster(
        currentWeek.entries.value.map(({ game }) => game),
        now,
      );
      return (
        chosen && { ...chosen, others: chosen.others.map((game) => ({ ...game, when: getWhen(game, now) })) }
      );
    }, isJsonEqual),
  );
  const status = currentWeek.status.value;
  const week = currentWeek.week.value;
  const chosen = choice.value;
  if (status === 'loading') return <div className="min-h-180" />;
  if (!chosen || !week) return null;

  const { headliner, others } = chosen;
  const entry = currentWeek.entries.value.find(({ game }) => game.id === headliner.id);
  const opening = currentWeek.phase.value === 'before' ? currentWeek.firstOpening.value : null;
  const isOpen = entry !== undefined && isFillable(entry.state.value);
  return (
    <section className="mx-auto w-page nth-2:pt-8 laptop:pb-20 pb-14">
      <Poster
        ribbon={getRange(currentWeek.entries.value.map(({ game }) => game))}
        title={playerHomeCopy.posterTitle(getWeekName(week))}
        home={headliner.home}
        away={headliner.away}
        hour={playerHomeCopy.posterHeadliner(capitalise(formatKickOff(headliner)))}
        // No second clock: the one of the hero may count to another cut-off.
        timing={
          isOpen
            ? playerHomeCopy.closesAt(formatDayHour(entry.gameWindow.cutoff))
            : opening !== null && playerHomeCopy.opens(formatDayHour(opening))
        }
        others={others}
      />
    </section>
  );
}

function getRange(games: readonly Game[]): string {
  const kickOffs = games.flatMap(({ kickOff }) => kickOff ?? []);
  const first = Math.min(...kickOffs);
  const last = Math.max(...kickOffs);
  return countCentreDays(first, last) === 0
    ? playerHomeCopy.posterDay(getDateParts(first))
    : playerHomeCopy.posterRange(getDateParts(first), getDateParts(last));
}

function getWhen({ kickOff, status }: Game, now: number): string {
  if (isHalted(status)) return gameCardCopy[status === 'unknown' ? 'halted' : status];
  // Only a game that is over or halted has no kick-off, and the poster shows none that is over.
  if (kickOff === null) return gameCardCopy.undecided;
  const days = countCentreDays(now, kickOff);
  // From a week on, the weekday alone would name an earlier day.
  const day = days < 7 ? abbreviate(getDateParts(kickOff).weekday) : formatDay(kickOff);
  return playerHomeCopy.posterWhen(days, capitalise(day), formatHour(kickOff));
}
