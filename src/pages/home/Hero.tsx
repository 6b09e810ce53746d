import type { ReactNode } from 'react';
import { OndaLettering } from '../../components/art/OndaLettering.tsx';
import { homeCopy } from '../../copy/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Wave } from './Wave.tsx';

interface HeroProps {
  lead: ReactNode;
  aside: ReactNode;
}

/** The campaign's claim as a drawing, with its text for screen readers. */
export function Hero({ lead, aside }: HeroProps) {
  return (
    <section className="ridged-ground on-dark relative overflow-hidden pt-[1.6rem] supports-[overflow:clip]:overflow-clip nav:pt-[2.2rem]">
      <div className="mx-auto w-page nav:grid nav:grid-cols-[minmax(0,1fr)_400px] nav:items-center nav:gap-[clamp(2.5rem,5vw,4rem)]">
        <div className="nav:max-w-165">
          <h1 className="grid wrap-normal leading-80 forced-colors:leading-115" tabIndex={-1}>
            <span className="sr-only">{homeCopy.claim}</span>
            <span
              className={classNames(
                'lettering mb-[-.06em] ml-[.04em] origin-bottom-left transform-[rotate(-5deg)]',
                'text-[clamp(3.6rem,19vw,7.2rem)] text-shadow-[.045em_.045em_0_var(--color-chile)]',
                'nav:text-[5.6rem] print:text-shadow-none',
              )}
              aria-hidden="true"
            >
              {homeCopy.claimAsk}
            </span>
            <OndaLettering />
            <span
              className={classNames(
                'lettering mt-[.09em] grid justify-start tracking-[-.012em] nav:block',
                'text-[clamp(4rem,21.6vw,8.25rem)]/[.82] text-shadow-chile nav:text-[min(8.9rem,12.2vw)]',
                'forced-colors:leading-115 print:text-shadow-none',
              )}
              aria-hidden="true"
            >
              <small className="hero-ripple mb-[.22em] flex items-center gap-[.5em] text-[.34em]/110 tracking-[.04em] text-queso text-shadow-none forced-colors:leading-115 print:text-inherit">
                {homeCopy.claimWith}
              </small>
              {homeCopy.claimScore}
            </span>
          </h1>
          {lead}
        </div>
        {aside}
      </div>
      <Wave />
    </section>
  );
}
