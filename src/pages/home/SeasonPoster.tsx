import { playerHomeCopy } from '../../copy/player-home.ts';
import { GENERAL_RANKING } from '../../lib/routes.ts';
import { LinkButton } from '../../ui/Button.tsx';

/** Takes the place of the poster of a week after the season. */
export function SeasonPoster() {
  return (
    <section className="mx-auto w-page nth-2:pt-8 laptop:pb-20 pb-14" aria-labelledby="season-poster-title">
      <div className="poster">
        <div className="grid justify-items-center gap-1.5 tablet:gap-10">
          <span className="condensed bg-tinta px-3 py-1.5 text-base/none text-queso">
            {playerHomeCopy.over.ribbon}
          </span>
          <h2 className="poster-title" id="season-poster-title">
            {playerHomeCopy.over.title}
          </h2>
        </div>
        <p className="mt-7 mb-5 font-semibold text-lg/medium">{playerHomeCopy.overThanks}</p>
        <LinkButton to={GENERAL_RANKING} variant="primary" size="large">
          {playerHomeCopy.over.table}
        </LinkButton>
      </div>
    </section>
  );
}
