import type { ReactNode } from 'react';
import { Shield } from '../../components/art/Shield.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { getPointsReason, getProvisionalPoints } from '../../domain/scoring.ts';
import { sortByGame } from '../../domain/tickets.ts';
import type { Game, Prediction } from '../../domain/types.ts';
import { classNames } from '../../ui/class-names.ts';

const FIGURE = 'min-w-[3.3rem] text-center max-390:min-w-[2.3rem]';
const SIDES = 'flex items-center gap-[.4rem] wrap-break-word max-390:gap-1';

interface TicketPointsProps {
  predictions: readonly Prediction[];
  games: readonly Game[];
}

export function TicketPoints({ predictions, games }: TicketPointsProps) {
  return (
    <ul className="grid">
      <Row className="min-h-8 border-b-2 border-tinta text-14/none text-humo">
        <span className={SIDES}>{profileCopy.ticketGame}</span>
        <span className={FIGURE}>{profileCopy.ticketMine}</span>
        <span className={FIGURE}>{profileCopy.ticketFinal}</span>
        <span className={classNames(FIGURE, 'justify-self-end')}>{profileCopy.ticketPoints}</span>
      </Row>
      {sortByGame(predictions, games).map((prediction) => {
        const { id, gameId, homeScore, awayScore, points } = prediction;
        const game = games.find((played) => played.id === gameId) ?? null;
        const provisional = getProvisionalPoints(prediction, game);
        return (
          <Row key={id} className="min-h-13 border-b border-tinta-25 text-18/none max-390:text-16/none">
            <Sides game={game} />
            <b className={classNames(FIGURE, 'text-20 text-azul')}>{`${homeScore}–${awayScore}`}</b>
            <b className={classNames(FIGURE, 'text-20')}>{getFinalScore(game)}</b>
            <Points points={points} />
            {provisional === null ? null : (
              <span className="col-span-full justify-self-end pb-[.3rem] text-16/110">
                {profileCopy.ticketIfItStays(provisional)}
              </span>
            )}
          </Row>
        );
      })}
    </ul>
  );
}

function Row({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li
      className={classNames(
        'condensed grid items-center gap-x-[.7rem] gap-y-[.4rem] py-[.3rem] max-390:gap-[.3rem]',
        'grid-cols-[minmax(0,1fr)_auto_auto_52px] max-390:grid-cols-[minmax(0,1fr)_auto_auto_42px]',
        className,
      )}
    >
      {children}
    </li>
  );
}

function Sides({ game }: { game: Game | null }) {
  if (!game) return <span className={SIDES}>{profileCopy.ticketGameGone}</span>;
  return (
    <span className={SIDES}>
      <span className="sr-only">{profileCopy.ticketVersus(game.home.name, game.away.name)}</span>
      <Shield team={game.home} size={22} />
      <span className="flex items-center gap-2" aria-hidden="true">
        {game.home.shortName} <span className="text-humo">–</span> {game.away.shortName}
      </span>
      <Shield team={game.away} size={22} />
    </span>
  );
}

const POINTS_VARIANTS = { exact: 'bg-verde text-papel', result: 'bg-elote', miss: 'bg-kraft', pending: null };

function Points({ points }: { points: number | null }) {
  return (
    <span
      className={classNames(
        'min-w-12 justify-self-end px-[.3em] py-[.32em] text-center max-390:min-w-10',
        POINTS_VARIANTS[getPointsReason(points)],
      )}
    >
      {points !== null && points > 0 ? `+${points}` : (points ?? '–')}
      {points === null ? <span className="sr-only">{profileCopy.ticketPending}</span> : null}
    </span>
  );
}

function getFinalScore(game: Game | null): string {
  const hasScore = game && game.homeScore !== null && game.awayScore !== null;
  const isPlayed = game?.status === 'final' || game?.status === 'live';
  return hasScore && isPlayed ? `${game.homeScore}–${game.awayScore}` : '–';
}
