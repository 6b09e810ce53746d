import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Wave } from './Wave.tsx';

interface HeroFrameProps {
  lead: ReactNode;
  aside: ReactNode;
  /** A player's claim is small on a phone, because the ticket comes first (`player-hero.css`). */
  variant?: 'player';
}

export function HeroFrame({ lead, aside, variant }: HeroFrameProps) {
  return (
    <section className="ridged-ground on-dark relative overflow-hidden laptop:pt-9 pt-6 supports-[overflow:clip]:overflow-clip">
      <div className={classNames('hero mx-auto w-page', variant && 'hero-player')}>
        <div className="hero-row">
          <h1 className="hero-claim" tabIndex={-1}>
            <span className="sr-only">{homeCopy.claim}</span>
            <span className="hero-ask lettering" aria-hidden="true">
              {homeCopy.claimAsk}
            </span>
            <svg className="ml-[-1.5%] h-auto w-[104%]" viewBox="0 0 952 376" aria-hidden="true">
              <use href="#onda" />
            </svg>
            <span className="hero-score lettering" aria-hidden="true">
              <small className="hero-ripple">{homeCopy.claimWith}</small>
              {homeCopy.claimScore}
            </span>
          </h1>
          <div>{lead}</div>
        </div>
        {aside}
      </div>
      <Wave />
    </section>
  );
}
