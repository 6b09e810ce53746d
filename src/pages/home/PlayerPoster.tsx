import { useState } from 'react';
import { Poster } from '../../components/Poster.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getWeekName } from '../../copy/week-name.ts';
import { countCentreDays } from '../../domain/centre-time.ts';
import { choosePoster } from '../../domain/poster.ts';
import type { Game } from '../../domain/types.ts';
import { isFillable, isHalted } from '../../domain/window.ts';
import { capitalise, formatDay, formatDayHour, formatHour, getDateParts } from '../../lib/format.ts';
import { createStableComputed, isJsonEqual } from '../../stores/lib/structural-sharing.ts';
import { useStores } from '../../use-stores.ts';
import { CutoffCountdown } from './CutoffCountdown.tsx';

function getRange(games: readonly Game[]): string {
  const kickOffs = games.map(({ kickOff }) => kickOff);
  const first = Math.min(...kickOffs);
  const last = Math.max(...kickOffs);
  return countCentreDays(first, last) === 0
    ? playerHomeCopy.posterDay(getDateParts(first))
    : playerHomeCopy.posterRange(getDateParts(first), getDateParts(last));
}

function getWhen({ kickOff, status }: Game, now: number): string {
  if (isHalted(status)) return playerHomeCopy.posterHalted[status];
  const weekday = capitalise(formatDay(kickOff).slice(0, 3));
  return playerHomeCopy.posterWhen(countCentreDays(now, kickOff), weekday, formatHour(kickOff));
}

export function PlayerPoster() {
  const { season, time } = useStores();
  const weekView = season.currentWeekView;
  // The clock ticks each second in the last hour before a cut-off. The computed value changes only with the
  // chosen games, so the poster does not render with each tick.
  const [choice] = useState(() =>
    createStableComputed(
      () =>
        choosePoster(
          weekView.entries.value.map(({ game }) => game),
          time.now.value,
        ),
      isJsonEqual,
    ),
  );
  const state = weekView.status.value;
  const week = weekView.week.value;
  const chosen = choice.value;
  if (state === 'loading') return <div className="min-h-180" />;
  if (!chosen || !week) return null;

  const { headliner, others } = chosen;
  const entry = weekView.entries.value.find(({ game }) => game.id === headliner.id);
  const opening = weekView.isAllNext.value ? weekView.firstOpening.value : null;
  const isOpen = entry !== undefined && isFillable(entry.state.value);
  return (
    <section className="pb-14 nth-2:pt-8 lg:pb-20">
      <div className="mx-auto w-page">
        <Poster
          ribbon={getRange(weekView.entries.value.map(({ game }) => game))}
          title={playerHomeCopy.posterTitle(getWeekName(week))}
          home={headliner.home}
          away={headliner.away}
          versus={playerHomeCopy.posterVersus}
          hour={playerHomeCopy.posterHeadliner(capitalise(formatDayHour(headliner.kickOff)))}
          closing={
            isOpen ? (
              <>
                {playerHomeCopy.posterClosesIn}
                <CutoffCountdown
                  key={headliner.id}
                  cutoff={entry.window.cutoff}
                  words={playerHomeCopy.countdown}
                />
              </>
            ) : (
              opening !== null && playerHomeCopy.posterOpens(formatDayHour(opening))
            )
          }
          others={others.map((game) => ({
            id: game.id,
            home: game.home,
            away: game.away,
            when: getWhen(game, time.now.peek()),
          }))}
          note={playerHomeCopy.posterCentreTime}
        />
      </div>
    </section>
  );
}
