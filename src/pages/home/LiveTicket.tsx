import { Shield } from '../../components/art/Shield.tsx';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { getPointsColours } from '../../components/points-colours.ts';
import { gameCardCopy } from '../../copy/game-card.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getTeamName } from '../../copy/team-name.ts';
import { getProvisionalPoints } from '../../domain/scoring.ts';
import type { Game, Prediction, Team } from '../../domain/types.ts';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';

/** The live games of the week on the paper of the ticket, and what the player's predictions of them would bring. */
export function LiveTicket() {
  const { currentWeek } = useStores();
  const rows = currentWeek.entries.value
    .filter(({ state }) => state.value === 'live')
    .map(({ game, prediction }) => ({
      game,
      sent: prediction.value,
      points: getProvisionalPoints(prediction.value, game),
    }));
  if (rows.length === 0) return null;
  const known = rows.flatMap(({ points }) => points ?? []);
  return (
    <section
      className="ticket-paper max-laptop:-turn-1 laptop:turn-1 relative z-1 laptop:-mt-4 mt-5 tablet:mt-8 max-laptop:mx-1.5"
      aria-labelledby="live-ticket-title"
    >
      <div className="ridged-paper bg-papel px-4 pt-6 pb-5 text-tinta">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-tinta border-b-2 border-dashed pb-2.5">
          <h2 className="text-azul text-display-2/none" id="live-ticket-title">
            {playerHomeCopy.liveTitle}
          </h2>
          <span className="condensed flex items-center gap-2 bg-verde px-2.5 py-1.5 text-base/none text-papel">
            <i className="size-2.5 animate-live bg-queso" aria-hidden="true" />
            {playerHomeCopy.liveNow}
          </span>
        </div>
        <ul>
          {rows.map((row) => (
            <LiveRow key={row.game.id} {...row} />
          ))}
        </ul>
        {known.length > 0 ? (
          <>
            <p className="condensed bg-queso px-3 py-3 text-display-1/none">
              {playerHomeCopy.liveSum(known.reduce((sum, points) => sum + points, 0))}
            </p>
            <p className="mt-2 text-humo text-sm">{playerHomeCopy.liveSumNote}</p>
          </>
        ) : null}
      </div>
    </section>
  );
}

interface LiveRowProps {
  game: Game;
  sent: Prediction | null;
  points: number | null;
}

function LiveRow({ game, sent, points }: LiveRowProps) {
  const score = `${game.homeScore ?? '–'}–${game.awayScore ?? '–'}`;
  return (
    <li className="grid gap-2.5 border-tinta-40 not-last:border-b-2 border-dashed py-4">
      <span className="grid grid-cols-sides items-center gap-2">
        <Club team={game.home} />
        {/* With the score as its key, the badge jumps at a goal. */}
        <NumberBadge key={score} size="live" className="animate-jump">
          {score}
        </NumberBadge>
        <Club team={game.away} />
      </span>
      <span className="condensed flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-lg/compact">
        <span className={sent ? 'text-azul' : 'text-humo'}>
          {sent ? playerHomeCopy.liveMine(sent.homeScore, sent.awayScore) : playerHomeCopy.liveNone}
        </span>
        {points === null ? null : (
          <b className={classNames('px-2.5 py-1.5 text-base/none', getPointsColours(points))}>
            {gameCardCopy.ifItStays(points)}
          </b>
        )}
      </span>
    </li>
  );
}

function Club({ team }: { team: Team }) {
  return (
    <span className="condensed grid justify-items-center gap-1.5 text-display-1/none">
      <Shield team={team} size={52} />
      <span aria-hidden="true">{team.shortName}</span>
      <span className="sr-only">{getTeamName(team.name)}</span>
    </span>
  );
}
