import { useComputed } from '@preact/signals-react';
import { Fragment, useEffect, useState } from 'react';
import { capitalise, getDateParts } from '../../../copy/format.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { formatKickOff } from '../../../copy/kick-off.ts';
import { getCentreMidnight } from '../../../domain/centre-time.ts';
import { isFillable } from '../../../domain/game-state.ts';
import type { Game } from '../../../domain/types.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useStores } from '../../../use-stores.ts';
import { CardFrame } from '../card/CardFrame.tsx';
import { CARD_GRID } from '../card/card-grid.ts';
import { GameCard } from '../card/GameCard.tsx';
import type { Filter } from '../progress/WeekFilters.tsx';
import { useScrollToGame } from './use-scroll-to-game.ts';
import { WavyHeading } from './WavyHeading.tsx';

interface GameListProps {
  filter: Filter;
  /** Ids of the games that are rows, which have no card. */
  rowIds: ReadonlySet<string>;
  /** Ids of the games that have just been sent. */
  justSent: ReadonlySet<string>;
}

/** Cards of the first frame: at least those that a phone shows. */
const FIRST_CARDS = 3;

/** The cards of the games under the chosen filter, by day. */
export function GameList({ filter, rowIds, justSent }: GameListProps) {
  const { shownWeek } = useStores();
  // The first frame shows empty frames in place of the cards below the screen.
  const [areAllDrawn, setAllDrawn] = useState(false);
  useEffect(() => afterPaint(() => setAllDrawn(true)), []);
  useScrollToGame(shownWeek, areAllDrawn);
  const entries = shownWeek.entries.value.filter((entry) => isListed(entry, filter, rowIds));
  // A computed value, so that under “Todos” the list doesn't render again when a score becomes complete.
  const last = useComputed(
    () => shownWeek.entries.value.filter(({ state }) => isFillable(state.value)).at(-1)?.game.id,
  ).value;

  if (entries.length === 0) {
    // Under “Faltan” there is always a game: a week without games to send has no filters.
    if (filter !== 'sent') return null;
    return (
      <p className="mt-8" role="status">
        {gamesCopy.noneSent}
      </p>
    );
  }
  return (
    <div className={classNames(CARD_GRID, 'game-list')}>
      {entries.map((entry, index) => (
        <Fragment key={entry.game.id}>
          {entries[index - 1]?.game.date === entry.game.date ? null : (
            <WavyHeading className="day-heading">{capitalise(getDayHeading(entry.game))}</WavyHeading>
          )}
          {index < FIRST_CARDS || areAllDrawn ? (
            <GameCard {...entry} isJustSent={justSent.has(entry.game.id)} isLast={entry.game.id === last} />
          ) : (
            <CardFrame />
          )}
        </Fragment>
      ))}
    </div>
  );
}

function isListed(
  { game, prediction, state }: GameEntry,
  filter: Filter,
  rowIds: ReadonlySet<string>,
): boolean {
  switch (filter) {
    case 'all':
      return !rowIds.has(game.id);
    case 'sent':
      return prediction.value !== null;
    case 'fillable':
      return isFillable(state.value);
  }
}

export const getDayHeading = (game: Game) =>
  game.date === null ? formatKickOff(game) : gamesCopy.day(getDateParts(getCentreMidnight(game.date)));
