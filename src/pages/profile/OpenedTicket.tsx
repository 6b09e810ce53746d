import { Shield } from '../../components/art/Shield.tsx';
import { Stamp } from '../../components/Stamp.tsx';
import { TicketPaper } from '../../components/TicketPaper.tsx';
import { profileCopy } from '../../copy/profile.ts';
import { getPointsReason, type WeekTotal } from '../../domain/scoring.ts';
import { sortByGame, type Ticket } from '../../domain/tickets.ts';
import type { Game } from '../../domain/types.ts';
import { datePartsOf, formatHour, formatStamp } from '../../lib/format.ts';
import type { WeekGames } from '../../stores/games/games.ts';
import '../../styles/stamp.css';
import '../../styles/ticket-points.css';

interface OpenedTicketProps {
  ticket: Ticket;
  /** The week's name. */
  name: string;
  games: WeekGames;
  total: WeekTotal;
  onRetry: () => void;
}

/** A sent ticket in full: every prediction, the final scores, the points and their sum, folio and stamp. */
export function OpenedTicket({ ticket, name, games, total, onRetry }: OpenedTicketProps) {
  const { folio, predictions, sentAt } = ticket;
  if (games.status === 'failed') {
    return (
      <p className="pb-4">
        {profileCopy.ticketsFailed}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {profileCopy.ticketRetry}
        </button>
      </p>
    );
  }
  if (games.status !== 'ready') return <p className="hint pb-4">{profileCopy.ticketLoading}</p>;
  return (
    <TicketPaper
      title={profileCopy.ticketTitle(name)}
      aside={profileCopy.ticketFolio(folio)}
      note={sentAt === null ? undefined : getSentText(sentAt)}
      hasBarcode
      stamp={
        <Stamp
          brand={profileCopy.ticketStampBrand}
          word={profileCopy.ticketStampWord}
          detail={sentAt === null ? undefined : formatStamp(sentAt).toLocaleUpperCase('es-MX')}
        />
      }
    >
      <ul className="points-list">
        <li className="row-head">
          <span>{profileCopy.ticketGame}</span>
          <em>{profileCopy.ticketMine}</em>
          <em>{profileCopy.ticketFinal}</em>
          <em>{profileCopy.ticketPoints}</em>
        </li>
        {sortByGame(predictions, games.data).map(({ id, gameId, homeScore, awayScore, points }) => {
          const game = games.data.find((one) => one.id === gameId) ?? null;
          return (
            <li key={id} className={POINTS_CLASSES[getPointsReason(points)]}>
              <Sides game={game} />
              <b>{`${homeScore}–${awayScore}`}</b>
              <b className="result">{getFinalScore(game)}</b>
              <Points points={points} />
            </li>
          );
        })}
      </ul>
      <Total {...total} />
    </TicketPaper>
  );
}

const POINTS_CLASSES = { exact: 'points-5', result: 'points-2', miss: 'points-0', pending: undefined };

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

function Total({ exact, resultOnly, games, trivia, total }: WeekTotal) {
  return (
    <div className="ticket-sum">
      <p>
        <span>{profileCopy.ticketSum(exact, resultOnly)}</span>
        <span>{games}</span>
      </p>
      {trivia === null ? null : (
        <p>
          <span>{profileCopy.ticketTrivia}</span>
          <span>{trivia}</span>
        </p>
      )}
      <p className="sum-total">
        <span>{trivia === null ? profileCopy.ticketTotalGames : profileCopy.ticketTotal}</span>
        <span>{total}</span>
      </p>
    </div>
  );
}

/** A final score, or a running one; a dash before the kick-off. */
function getFinalScore(game: Game | null): string {
  const hasScore = game && game.homeScore !== null && game.awayScore !== null;
  const isPlayed = game?.status === 'final' || game?.status === 'live';
  return hasScore && isPlayed ? `${game.homeScore}–${game.awayScore}` : '–';
}

function getSentText(sentAt: number): string {
  const { day, month, year } = datePartsOf(sentAt);
  return profileCopy.ticketBarNote(`${day} ${month.slice(0, 3)} ${year}`, formatHour(sentAt));
}
