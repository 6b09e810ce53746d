import { Shield } from '../../components/art/Shield.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getProvisionalPoints } from '../../domain/scoring.ts';
import { useStores } from '../../use-stores.ts';

/** The games that are being played, with the player's prediction and the points it would bring if the score stays. */
export function LiveTicket() {
  const weekView = useStores().season.currentWeekView;
  const rows = weekView.entries.value
    .filter(({ state }) => state.value === 'live')
    .map(({ game, prediction }) => ({
      game,
      sent: prediction.value,
      points: getProvisionalPoints(prediction.value, game),
    }));
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, { points }) => total + (points ?? 0), 0);
  return (
    <section className="pt-6 pb-4" aria-labelledby="live-ticket-title">
      <div className="mx-auto w-page">
        <div className="border-2 border-tinta bg-blanco text-tinta shadow-tinta lg:max-w-215">
          <h2 className="bg-chile px-4 py-3 font-rotulo text-2xl/none text-blanco" id="live-ticket-title">
            {playerHomeCopy.liveTitle}
          </h2>
          <ul>
            {rows.map(({ game, sent, points }) => (
              <li key={game.id} className="grid gap-1 border-tinta-40 border-b-2 border-dashed px-4 py-3">
                <span className="condensed grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-lg/tight">
                  <span className="flex items-center gap-2">
                    <Shield team={game.home} size={28} />
                    {game.home.shortName}
                    <span className="sr-only">{game.home.name}</span>
                  </span>
                  <b className="bg-tinta px-2.5 py-1 text-2xl/none text-queso tabular-nums">
                    {game.homeScore ?? '–'}–{game.awayScore ?? '–'}
                  </b>
                  <span className="flex items-center justify-end gap-2">
                    <span className="sr-only">{game.away.name}</span>
                    {game.away.shortName}
                    <Shield team={game.away} size={28} />
                  </span>
                </span>
                <span className="flex flex-wrap justify-between gap-x-4 text-base/snug">
                  <span>
                    {sent ? playerHomeCopy.liveMine(sent.homeScore, sent.awayScore) : playerHomeCopy.liveNone}
                  </span>
                  {points === null ? null : <b>{playerHomeCopy.liveIfItStays(points)}</b>}
                </span>
              </li>
            ))}
          </ul>
          {rows.some(({ sent }) => sent) ? (
            <p className="px-4 py-3 text-base/snug">
              <b>{playerHomeCopy.liveSum(sum)}</b>{' '}
              <small className="block text-sm text-humo">{playerHomeCopy.liveSumNote}</small>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
