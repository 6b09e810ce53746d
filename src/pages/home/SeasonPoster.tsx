import { playerHomeCopy } from '../../copy/player-home.ts';
import { formatNumber } from '../../lib/format.ts';
import { useStores } from '../../use-stores.ts';

/** The poster after the final, with the place and the points that the server counts for the whole season. */
export function SeasonPoster() {
  const stats = useStores().auth.user.value?.stats;
  const figures = [
    { name: playerHomeCopy.over.place, value: stats?.position ?? null },
    { name: playerHomeCopy.over.points, value: stats?.score ?? null },
  ].filter(({ value }) => value !== null);
  return (
    <section className="pb-14 nth-2:pt-8 lg:pb-20" aria-labelledby="season-poster-title">
      <div className="mx-auto w-page">
        <div className="poster">
          <div className="grid justify-items-center gap-1.5 md:gap-6">
            <span className="condensed bg-tinta px-3 py-1.5 text-base/none text-queso">
              {playerHomeCopy.over.ribbon}
            </span>
            <h2 className="poster-title" id="season-poster-title">
              {playerHomeCopy.over.title}
            </h2>
          </div>
          <dl className="mt-4 mb-4 flex flex-wrap justify-center gap-x-10 gap-y-4">
            {figures.map(({ name, value }) => (
              <div key={name} className="grid justify-items-center gap-1">
                <dd className="order-first poster-figure">{formatNumber(value ?? 0)}</dd>
                <dt className="condensed text-lg/tight">{name}</dt>
              </div>
            ))}
          </dl>
          <p className="poster-note text-base/snug">{playerHomeCopy.overThanks}</p>
        </div>
      </div>
    </section>
  );
}
