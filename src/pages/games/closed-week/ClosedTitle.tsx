import { lateGamesCopy } from '../../../copy/games-late.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useStores } from '../../../use-stores.ts';

/**
 * Says that a week has closed, and while some of its games are not over, how many of them are live or still to come.
 */
export function ClosedTitle() {
  const { shownWeek, time } = useStores();
  const entries = shownWeek.entries.value;
  const live = entries.filter(({ state }) => state.value === 'live').length;
  const toPlay = entries.filter((entry) => isToPlay(entry, time.now.value)).length;
  return (
    <>
      <h2 className="max-tablet:text-display-2">
        {live > 0 ? lateGamesCopy.liveTitle : lateGamesCopy.allClosedTitle}
      </h2>
      {live + toPlay === 0 ? null : (
        <p
          className={classNames(
            'condensed mr-auto flex items-center gap-2 px-2.5 py-1.5 text-base/none',
            live > 0 ? 'bg-verde text-papel' : 'bg-kraft',
          )}
        >
          {live > 0 ? <i className="size-2.5 animate-live bg-queso" aria-hidden="true" /> : null}
          {live > 0 ? lateGamesCopy.liveGames(live) : lateGamesCopy.gamesToPlay(toPlay)}
        </p>
      )}
    </>
  );
}

/** A game whose kick-off has come without a final score may have been played already, so it is not counted. */
const isToPlay = ({ game, state }: GameEntry, now: number) =>
  (state.value === 'sent' || state.value === 'closed') && game.kickOff !== null && game.kickOff > now;
