import { ticketCopy } from '../copy/ticket.ts';
import { type GameState, isHalted } from '../domain/game-state.ts';
import type { Game, Prediction } from '../domain/types.ts';
import { classNames } from '../ui/class-names.ts';
import { Shield } from './art/Shield.tsx';
import { getGameAttributes } from './game-attributes.ts';
import { getPointsColours } from './points-colours.ts';

export interface TicketRow {
  /** Null for a game that the server no longer lists. */
  game: Game | null;
  prediction: Prediction | null;
  note: string | null;
  /** Set where the row stands for the card of the game. */
  state?: GameState;
}

export function TicketRows({ rows, isWide }: { rows: readonly TicketRow[]; isWide?: boolean | undefined }) {
  // The score of a game that is being played is no final one.
  const score = rows.some(({ game }) => game?.status === 'live') ? ticketCopy.live : ticketCopy.final;
  return (
    <ul className={classNames('grid', isWide && 'desktop:grid-cols-2 desktop:gap-x-12')}>
      <ColumnHeads score={score} />
      {isWide ? <ColumnHeads score={score} className="max-desktop:hidden" aria-hidden /> : null}
      {rows.map(({ game, prediction, note, state }) => (
        <li
          key={game?.id ?? prediction?.id}
          className={classNames(
            ROW,
            'min-h-13 scroll-my-24 border-tinta-25 border-b text-lg/none max-xs:text-base/none',
            // A game that is being played is the first row on screen.
            state === 'live' && '-order-1',
          )}
          {...(state && game ? getGameAttributes(game.id, state) : null)}
        >
          <Sides game={game} />
          <Score score={prediction} className="text-azul" />
          <Score score={hasScore(game) ? game : null} />
          {prediction ? <Points points={prediction.points} game={game} /> : <span className={POINTS}>–</span>}
          {note === null ? null : (
            <span
              className={classNames(
                'col-span-full pb-1',
                state
                  ? 'font-normal font-texto text-humo text-sm/compact'
                  : 'justify-self-end text-base/compact',
              )}
            >
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const ROW = classNames(
  'condensed grid items-center gap-x-3 gap-y-1.5 py-1 max-xs:gap-1',
  'grid-cols-ticket max-xs:grid-cols-ticket-narrow',
);
const FIGURE = 'min-w-13 text-center max-xs:min-w-9';
// The crests may reach into the gap before the scores; only where large text leaves less room do they wrap.
const SIDES = 'flex flex-wrap items-center gap-1.5 wrap-break-word -mr-2.5 max-xs:-mr-1 max-xs:gap-1';

interface ColumnHeadsProps {
  score: string;
  className?: string;
  'aria-hidden'?: boolean;
}

function ColumnHeads({ score, className, ...rest }: ColumnHeadsProps) {
  return (
    <li
      {...rest}
      className={classNames(
        ROW,
        '-order-2 min-h-8 border-tinta border-b-2 text-humo text-sm/none',
        className,
      )}
    >
      <span className={SIDES}>{ticketCopy.game}</span>
      <span className={FIGURE}>{ticketCopy.mine}</span>
      <span className={FIGURE}>{score}</span>
      <span className={classNames(FIGURE, 'justify-self-end')}>{ticketCopy.points}</span>
    </li>
  );
}

function Sides({ game }: { game: Game | null }) {
  if (!game) return <span className={SIDES}>{ticketCopy.gameGone}</span>;
  return (
    <span className={SIDES}>
      <span className="sr-only">{ticketCopy.versus(game.home.name, game.away.name)}</span>
      <Shield team={game.home} size={22} />
      <span className="flex flex-wrap items-center gap-x-2" aria-hidden="true">
        {game.home.shortName} <span className="text-humo">–</span> {game.away.shortName}
      </span>
      <Shield team={game.away} size={22} />
    </span>
  );
}

type Scored = Pick<Game, 'homeScore' | 'awayScore'>;

function Score({ score, className }: { score: Scored | null; className?: string }) {
  return (
    <b className={classNames(FIGURE, 'text-display-1', className)} translate="no">
      {score ? `${score.homeScore}–${score.awayScore}` : '–'}
    </b>
  );
}

const hasScore = (game: Game | null) =>
  (game?.status === 'final' || game?.status === 'live') && game.homeScore !== null && game.awayScore !== null;

const POINTS = 'min-w-12 justify-self-end px-[.3em] py-[.32em] text-center max-xs:min-w-10';
function Points({ points, game }: { points: number | null; game: Game | null }) {
  return (
    <span className={classNames(POINTS, getPointsColours(points))}>
      {points !== null && points > 0 ? `+${points}` : (points ?? '–')}
      {/* The note of a halted game says that it brings no points, or none for now. */}
      {points === null && !(game && isHalted(game.status)) ? (
        <span className="sr-only">{ticketCopy.pending}</span>
      ) : null}
    </span>
  );
}
