import { Shield } from '../../components/art/Shield.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { reasonFor } from '../../domain/scoring.ts';
import type { Game } from '../../domain/types.ts';
import type { TicketRow } from '../../domain/week-tickets.ts';

const CHIPS = { exact: 'points-5', result: 'points-2', miss: 'points-0', pending: undefined };

/** A final score, or a running one; nothing before the whistle. */
function finalScore(game: Game | null): string {
  const hasScore = game && game.homeScore !== null && game.awayScore !== null;
  const isPlayed = game?.status === 'final' || game?.status === 'live';
  return hasScore && isPlayed ? `${game.homeScore}–${game.awayScore}` : '–';
}

function Sides({ game }: { game: Game | null }) {
  if (!game) return <span>{profileCopy.ticketGameGone}</span>;
  return (
    <span>
      <span className="visually-hidden">{profileCopy.ticketVersus(game.home.name, game.away.name)}</span>
      <Shield team={game.home} size={22} />
      <span aria-hidden="true">
        {game.home.shortName} <em className="dash">–</em> {game.away.shortName}
      </span>
      <Shield team={game.away} size={22} />
    </span>
  );
}

function Points({ points }: { points: number | null }) {
  if (points === null) {
    return (
      <i>
        –<span className="visually-hidden">{profileCopy.ticketPending}</span>
      </i>
    );
  }
  return <i>{points > 0 ? `+${points}` : points}</i>;
}

/** Each prediction beside the score it met and the points it made. */
export function TicketLines({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <ul className="points-list">
      <li className="row-head">
        <span>{profileCopy.ticketGame}</span>
        <em>{profileCopy.ticketMine}</em>
        <em>{profileCopy.ticketFinal}</em>
        <em>{profileCopy.ticketPoints}</em>
      </li>
      {rows.map(({ prediction, game }) => (
        <li key={prediction.id} className={CHIPS[reasonFor(prediction.points)]}>
          <Sides game={game} />
          <b>{`${prediction.homeScore}–${prediction.awayScore}`}</b>
          <b className="result">{finalScore(game)}</b>
          <Points points={prediction.points} />
        </li>
      ))}
    </ul>
  );
}
