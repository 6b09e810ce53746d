import { Shield } from '../../../components/art/Shield.tsx';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { ticketCopy } from '../../../copy/ticket.ts';
import { isHalted } from '../../../domain/game-state.ts';
import type { ResultRow as Row } from '../../../domain/results.ts';
import { getPointsReason } from '../../../domain/scoring.ts';
import type { Game } from '../../../domain/types.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { APPEARANCES, type Appearance } from './appearance.ts';

/** The columns of the rows and of their heads: the teams, the player's score, the final score and the points. */
export const RESULT_COLUMNS =
  'condensed grid grid-cols-[minmax(0,1fr)_2.5rem_2.5rem_3.5rem] short:grid-cols-[minmax(0,1fr)_2rem_2rem_3.25rem] items-center gap-x-2 short:gap-x-1 max-xs:gap-x-1';

/** The row that is `isCurrent` has its final score and waits for its points. */
interface RowReveal {
  isCurrent: boolean;
  final: Appearance;
  points: Appearance;
}

export const getRowClass = ({ isCurrent }: RowReveal) =>
  classNames(RESULT_COLUMNS, 'min-h-8 border-tinta-25 border-b text-base/none', isCurrent && 'bg-queso-40');

/** A game with the player's score. Its final score and points have an appearance of their own. */
export function ResultRow({ game, prediction, reveal }: Row & { reveal: RowReveal }) {
  const isOver =
    game !== null && game.status === 'final' && game.homeScore !== null && game.awayScore !== null;
  return (
    <li className={getRowClass(reveal)}>
      <Teams game={game} />
      <b className="text-center text-azul text-lg" translate="no">
        {prediction.homeScore}–{prediction.awayScore}
      </b>
      <b className={classNames('text-center text-lg', APPEARANCES[reveal.final])} translate="no">
        {isOver ? `${game.homeScore}–${game.awayScore}` : '–'}
      </b>
      <ResultPoints game={game} points={prediction.points} appearance={reveal.points} />
    </li>
  );
}

function Teams({ game }: { game: Game | null }) {
  if (!game) return <span>{ticketCopy.gameGone}</span>;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      <span className="sr-only">{ticketCopy.versus(game.home.name, game.away.name)}</span>
      <Shield team={game.home} size={20} />
      <span className="flex flex-wrap gap-x-1" aria-hidden="true">
        {game.home.shortName} <span className="text-humo">–</span> {game.away.shortName}
      </span>
      <Shield team={game.away} size={20} />
    </span>
  );
}

interface ResultPointsProps {
  /** Left out for the trivia. */
  game?: Game | null;
  points: number | null;
  appearance: Appearance;
}

/** The points of a game or of the trivia, with a check mark if there are any. */
export function ResultPoints({ game = null, points, appearance }: ResultPointsProps) {
  return (
    <span
      className={classNames(
        'flex min-w-13 items-center justify-center gap-0.5 justify-self-end px-1 py-1',
        getColours(points),
        APPEARANCES[appearance],
      )}
    >
      {points !== null && points > 0 ? (
        <>
          <Icon name="check" size={15} />+{points}
        </>
      ) : (
        (points ?? '–')
      )}
      {points === null ? <span className="sr-only">{getNoPointsText(game)}</span> : null}
    </span>
  );
}

/** Why a prediction has no points. `game` is null if the server no longer lists it. */
function getNoPointsText(game: Game | null): string {
  if (!game || !isHalted(game.status)) return ticketCopy.pending;
  return gameCardCopy[game.status === 'unknown' ? 'halted' : game.status];
}

function getColours(points: number | null): string | null {
  if (points === null) return null;
  if (points === 0) return 'bg-kraft';
  return getPointsReason(points) === 'exact' ? 'bg-verde text-papel' : 'bg-elote';
}
