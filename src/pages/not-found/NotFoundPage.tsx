import { offsideCard } from '../../components/art/cards/offside.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { notFoundCopy } from '../../copy/not-found.ts';
import { PATHS } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import '../../styles/not-found.css';
import '../../styles/pages.css';

/** Shown for any unknown path (spec §2). */
export function NotFoundPage() {
  return (
    <>
      <PageMeta title={notFoundCopy.title} description={notFoundCopy.description} noindex />
      <div className="not-found ridged-ground relative on-dark">
        <div className="sheet">
          <LotteryCard
            card={offsideCard}
            className="w-[min(72vw,320px)] justify-self-center transform-[rotate(-4deg)]"
            captionClass="text-28"
          />
          <div>
            <h1 tabIndex={-1}>{notFoundCopy.heading}</h1>
            <p>{notFoundCopy.text}</p>
            <LinkButton to={PATHS.home} size="large">
              {notFoundCopy.back}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  );
}
