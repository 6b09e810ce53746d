import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/paths.ts';
import { createPlayerHomeStore } from '../../stores/pages/player-home.ts';
import { ActionsRow } from '../../ui/ActionsRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { FirstRunCard } from './FirstRunCard.tsx';
import { Hero } from './Hero.tsx';
import { PlayerPoster } from './PlayerPoster.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { PlayerTally } from './PlayerTally.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import '../../styles/pages.css';

export function PlayerHome() {
  const stores = useStores();
  const home = usePage(() => createPlayerHomeStore(stores));

  const lead = (
    <>
      <PlayerTally />
      <ActionsRow>
        <LinkButton to={PATHS.games} size="large">
          {playerHomeCopy.predict} <Icon name="arrow" size={22} />
        </LinkButton>
      </ActionsRow>
    </>
  );
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <Hero lead={lead} aside={<PlayerTicket />} />
      <FirstRunCard />
      <PlayerStats home={home} />
      <PlayerPoster />
      <PrizeTeaser />
    </>
  );
}
