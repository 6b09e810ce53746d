import { useEffect } from 'react';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { FirstRunCard } from './FirstRunCard.tsx';
import { Hero } from './Hero.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';
import { PlayerPoster } from './PlayerPoster.tsx';
import { PlayerTally } from './PlayerTally.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import '../../styles/home-player.css';
import '../../styles/page-header.css';

/** Inicio for a player: what is missing, the own boleto, how it goes, the week's poster. Its loads are silent. */
export function PlayerHome({ stores }: { stores: Stores }) {
  const { gamesPage } = stores;
  useEffect(() => {
    void gamesPage.ensure();
  }, [gamesPage]);

  const lead = (
    <>
      <PlayerTally weekView={gamesPage.currentWeekView} time={stores.time} />
      <div className="actions-row">
        <LinkButton to={PATHS.games} size="large">
          {playerHomeCopy.predict} <Icon name="arrow" size={22} />
        </LinkButton>
      </div>
    </>
  );
  return (
    <>
      <Hero lead={lead} aside={<PlayerTicket weekView={gamesPage.currentWeekView} />} />
      <FirstRunCard stores={stores} />
      <PlayerFacts stores={stores} />
      <PlayerPoster weekView={gamesPage.currentWeekView} time={stores.time} />
      <PrizeTeaser />
    </>
  );
}
