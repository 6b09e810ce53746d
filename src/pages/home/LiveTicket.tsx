import { Shield } from '../../components/art/Shield.tsx';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { getProvisionalPoints } from '../../domain/scoring.ts';
import { useStores } from '../../use-stores.ts';

/** The games that are being played, with the player's prediction and the points it would bring if the score stays. */
export function LiveTicket() {
  const weekView = useStores().gamesPage.currentWeekView;
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
        <div className="border-2 border-tinta bg-blanco text-tinta shadow-tinta lg:max-w-[860px]">
          <h2
            className="bg-chile px-4 py-[.7rem] font-rotulo text-28/none text-blanco"
            id="live-ticket-title"
          >
            {playerHomeCopy.liveTitle}
          </h2>
          <ul>
            {rows.map(({ game, sent, points }) => (
              <li
                key={game.id}
                className="grid gap-[.3rem] border-tinta-40 border-b-2 border-dashed px-4 py-[.8rem]"
              >
                <span className="condensed grid grid-cols-[1fr_auto_1fr] items-center gap-[.7rem] text-19/110">
                  <span className="flex items-center gap-[.5rem]">
                    <Shield team={game.home} size={28} />
                    {game.home.shortName}
                    <span className="sr-only">{game.home.name}</span>
                  </span>
                  <b className="bg-tinta px-[.6rem] py-[.2rem] text-24/none text-queso tabular-nums">
                    {game.homeScore ?? '–'}–{game.awayScore ?? '–'}
                  </b>
                  <span className="flex items-center justify-end gap-[.5rem]">
                    <span className="sr-only">{game.away.name}</span>
                    {game.away.shortName}
                    <Shield team={game.away} size={28} />
                  </span>
                </span>
                <span className="flex flex-wrap justify-between gap-x-4 text-16/130">
                  <span>
                    {sent ? playerHomeCopy.liveMine(sent.homeScore, sent.awayScore) : playerHomeCopy.liveNone}
                  </span>
                  {points === null ? null : <b>{playerHomeCopy.liveIfItStays(points)}</b>}
                </span>
              </li>
            ))}
          </ul>
          {rows.some(({ sent }) => sent) ? (
            <p className="px-4 py-[.8rem] text-17/130">
              <b>{playerHomeCopy.liveSum(sum)}</b>{' '}
              <small className="block text-15 text-humo">{playerHomeCopy.liveSumNote}</small>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
