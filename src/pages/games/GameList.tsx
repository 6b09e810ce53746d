import { Fragment, useCallback } from 'react';
import { GameCard } from '../../components/GameCard.tsx';
import { gamesCopy } from '../../copy/games.ts';
import type { Side } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/window.ts';
import { capitalise, getDateParts } from '../../lib/format.ts';
import type { GameEntry } from '../../stores/games/week-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import type { Filter } from './WeekProgress.tsx';

export function GameList({ filter }: { filter: Filter }) {
  const { drafts, gamesPage, sender } = useStores();
  const week = gamesPage.weekView.week.value?.number ?? null;
  const entries = gamesPage.weekView.entries.value.filter((entry) => isShown(entry, filter));
  const fresh = sender.lastSent.value;
  const onGoals = useCallback(
    (gameId: string, side: Side, goals: number | null) => {
      if (week !== null) drafts.setGoals(week, gameId, side, goals);
    },
    [drafts, week],
  );

  if (entries.length === 0) {
    if (filter === 'all') return null;
    return (
      <p className="mt-8" role="status">
        {filter === 'missing' ? gamesCopy.noneMissing : gamesCopy.noneSent}
      </p>
    );
  }
  return (
    <div className="grid gap-[1.1rem] md:grid-cols-[1fr_1fr] xl:mt-7 xl:grid-cols-[1fr_1fr_1fr] xl:gap-6">
      {entries.map((entry, index) => (
        <Fragment key={entry.game.id}>
          {entries[index - 1]?.game.date === entry.game.date ? null : (
            <DayHeading kickOff={entry.game.kickOff} />
          )}
          <GameCard {...entry} onGoals={onGoals} isFresh={fresh.has(entry.game.id)} />
        </Fragment>
      ))}
    </div>
  );
}

function DayHeading({ kickOff }: { kickOff: number }) {
  const { weekday, day, month } = getDateParts(kickOff);
  return (
    <h2
      className={classNames(
        'col-span-full mt-[.9rem] mb-[-.2rem] flex items-center gap-[.9rem] text-26/none first:mt-6 xl:sr-only',
        'after:h-2 after:flex-1 after:bg-tinta after:mask-(image:--onda-abajo) after:mask-size-[16px_8px] after:mask-repeat-x',
      )}
    >
      {capitalise(gamesCopy.day(weekday, day, month))}
    </h2>
  );
}

function isShown({ state, prediction }: GameEntry, filter: Filter): boolean {
  if (filter === 'sent') return prediction.value !== null;
  if (filter === 'missing') return isFillable(state.value);
  return true;
}
