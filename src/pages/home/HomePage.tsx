import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import { Hero } from './Hero.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import { SamplePoster } from './SamplePoster.tsx';
import { SampleTicket } from './SampleTicket.tsx';
import { Steps } from './Steps.tsx';
import { VisitorLead } from './VisitorLead.tsx';

export function HomePage() {
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <Hero lead={<VisitorLead />} aside={<SampleTicket />} />
      <SamplePoster />
      <Steps />
      <PrizeTeaser />
    </>
  );
}
