import { formatNumber } from '../../copy/format.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { GENERAL_RANKING, PATHS } from '../../lib/routes.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useStores } from '../../use-stores.ts';

export function SeasonPoster() {
  const stats = useStores().auth.user.value?.stats;
  const figures = [
    { name: playerHomeCopy.over.place, value: stats?.position ?? null, to: GENERAL_RANKING },
    { name: playerHomeCopy.over.points, value: stats?.score ?? null, to: PATHS.profile },
  ].filter(({ value }) => value !== null);
  return (
    <section className="mx-auto w-page nth-2:pt-8 laptop:pb-20 pb-14" aria-labelledby="season-poster-title">
      <div className="poster">
        <div className="grid justify-items-center gap-1.5 tablet:gap-6">
          <span className="condensed bg-tinta px-3 py-1.5 text-base/none text-queso">
            {playerHomeCopy.over.ribbon}
          </span>
          <h2 className="poster-title" id="season-poster-title">
            {playerHomeCopy.over.title}
          </h2>
        </div>
        <dl className="mt-4 mb-4 flex flex-wrap justify-center gap-x-10 gap-y-4">
          {figures.map(({ name, value, to }) => (
            <div key={name} className="grid justify-items-center gap-1">
              <dd className="order-first font-rotulo text-[3.5em]/none text-azul normal-nums">
                {formatNumber(value ?? 0)}
              </dd>
              <dt>
                <RouteLink className="link text-lg/compact" to={to}>
                  {name}
                </RouteLink>
              </dt>
            </div>
          ))}
        </dl>
        <p className="font-semibold text-base/medium">{playerHomeCopy.overThanks}</p>
      </div>
    </section>
  );
}
