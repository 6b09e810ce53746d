import type { ReactNode } from 'react';
import { OndaLettering } from '../../components/art/OndaLettering.tsx';
import { homeCopy } from '../../copy/home.ts';
import { Wave } from './Wave.tsx';

interface HeroProps {
  lead: ReactNode;
  aside: ReactNode;
}

/** The campaign's claim as a drawing, with its text for screen readers. */
export function Hero({ lead, aside }: HeroProps) {
  return (
    <section className="hero ridged-ground relative on-dark">
      <div className="sheet hero-grid">
        <div className="hero-lock">
          <h1 tabIndex={-1}>
            <span className="sr-only">{homeCopy.claim}</span>
            <span className="hero-ask lettering" aria-hidden="true">
              {homeCopy.claimAsk}
            </span>
            <OndaLettering />
            <span className="hero-score lettering" aria-hidden="true">
              <small>{homeCopy.claimWith}</small>
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
