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
  // `PlayerHome` could not be loaded. The error boundary around the route catches the error and shows the
  // crash screen.
  if (error !== null) throw error;
  const game = PlayerHome && stores.game.current;
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      {isPlayer && game ? <PlayerHome key={stores.auth.user.value?.id} {...stores} {...game} /> : null}
      {/* Until the player's home page is loaded, this element fills the window with the hero's background, so
          that nothing visible moves when the content appears. */}
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
