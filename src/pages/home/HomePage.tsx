import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import type { ShellStores } from '../../stores/index.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import { Hero } from './Hero.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import { playerHome } from './player-home.ts';
import { SamplePoster } from './SamplePoster.tsx';
import { SampleTicket } from './SampleTicket.tsx';
import { Steps } from './Steps.tsx';
import { VisitorLead } from './VisitorLead.tsx';

export function HomePage(stores: Pick<ShellStores, 'auth' | 'game' | 'storage' | 'time'>) {
  const isPlayer = stores.auth.status.value === 'authenticated';
  const { current: PlayerHome, error } = useLazy(playerHome, isPlayer);
  // The error boundary around the route catches a failed load of PlayerHome and shows the crash screen.
  if (error !== null) throw error;
  const game = PlayerHome && stores.game.current;
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      {isPlayer && game ? <PlayerHome key={stores.auth.user.value?.id} {...stores} {...game} /> : null}
      {/* The placeholder reserves the space of the hero, so the loaded content causes no layout shift. */}
      {isPlayer && !game ? <div className="ridged-ground min-h-screen" /> : null}
      {isPlayer ? null : (
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
