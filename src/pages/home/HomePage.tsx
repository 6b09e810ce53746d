import { lazy, Suspense } from 'react';
import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import type { Stores } from '../../stores/index.ts';
import { Hero } from './Hero.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import { SamplePoster } from './SamplePoster.tsx';
import { SampleTicket } from './SampleTicket.tsx';
import { Steps } from './Steps.tsx';
import { VisitorLead } from './VisitorLead.tsx';

// What a player sees is another chunk: a visitor never fetches it.
const PlayerHome = lazy(async () => ({ default: (await import('./PlayerHome.tsx')).PlayerHome }));

/** Inicio: the claim for everybody; below it the game explained to a visitor, or the open week to a player. */
export function HomePage({ stores }: { stores: Stores }) {
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      {stores.auth.status.value === 'authenticated' ? (
        // The ground of the hero and nothing else, so that what comes moves nothing.
        <Suspense fallback={<div className="hero min-h-screen" />}>
          <PlayerHome stores={stores} />
        </Suspense>
      ) : (
        <>
          <Hero lead={<VisitorLead />} aside={<SampleTicket />} />
          <SamplePoster />
          <Steps />
          <PrizeTeaser />
        </>
      )}
    </>
  );
}
