import { Shield } from '../../components/art/Shield.tsx';
import { gameCardCopy } from '../../copy/game-card.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getTeamName } from '../../copy/team-name.ts';
import { getProvisionalPoints } from '../../domain/scoring.ts';
import { useStores } from '../../use-stores.ts';

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
  const sum = rows.reduce((total, { points }) => total + (points ?? 0), 0);
  return (
    <section
      className="relative z-1 mt-8 border-2 border-tinta bg-blanco text-tinta shadow-tinta"
      aria-labelledby="live-ticket-title"
    >
      <h2 className="bg-chile px-4 py-3 font-rotulo text-blanco text-display-2/none" id="live-ticket-title">
        {playerHomeCopy.liveTitle}
      </h2>
      <ul>
        {rows.map(({ game, sent, points }) => (
          <li
            key={game.id}
            className="grid gap-1 border-tinta-40 not-last:border-b-2 border-dashed px-4 py-3"
          >
            <span className="grid grid-cols-sides items-center gap-3 font-cartel font-extrabold text-lg/compact">
              <span className="flex items-center gap-2">
                <Shield team={game.home} size={28} />
                {game.home.shortName}
                <span className="sr-only">{getTeamName(game.home.name)}</span>
              </span>
              <b className="bg-tinta px-2.5 py-1 text-display-2/none text-queso">
                {game.homeScore ?? '–'}–{game.awayScore ?? '–'}
              </b>
              <span className="flex items-center justify-end gap-2">
                <span className="sr-only">{getTeamName(game.away.name)}</span>
                {game.away.shortName}
                <Shield team={game.away} size={28} />
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-base/medium">
              <span>
                {sent ? playerHomeCopy.liveMine(sent.homeScore, sent.awayScore) : playerHomeCopy.liveNone}
              </span>
              {points === null ? null : <b>{gameCardCopy.ifItStays(points)}</b>}
            </span>
          </li>
        ))}
      </ul>
      {rows.some(({ sent }) => sent) ? (
        <p className="border-tinta-40 border-t-2 border-dashed px-4 py-3 text-base/medium">
          <b>{playerHomeCopy.liveSum(sum)}</b>{' '}
          <small className="block text-humo text-sm">{playerHomeCopy.liveSumNote}</small>
        </p>
      ) : null}
    </section>
  );
}
