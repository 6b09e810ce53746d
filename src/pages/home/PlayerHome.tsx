import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { createPlayerHomeStore } from '../../stores/pages/player-home.ts';
import { ActionsRow } from '../../ui/ActionsRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { usePage } from '../../ui/use-page.ts';
import { FirstRunCard } from './FirstRunCard.tsx';
import { Hero } from './Hero.tsx';
import { PlayerPoster } from './PlayerPoster.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { PlayerTally } from './PlayerTally.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import '../../styles/pages.css';

export type PlayerHomeProps = Pick<
  Stores,
  'auth' | 'gamesPage' | 'positions' | 'predictions' | 'storage' | 'time' | 'trivia' | 'weeks'
>;

export function PlayerHome(stores: PlayerHomeProps) {
  const { auth, gamesPage, positions, predictions, storage, time, trivia, weeks } = stores;
  const home = usePage(() => createPlayerHomeStore({ gamesPage, positions, predictions }));

  const lead = (
    <>
      <PlayerTally weekView={gamesPage.currentWeekView} time={time} />
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
      <Hero lead={lead} aside={<PlayerTicket weekView={gamesPage.currentWeekView} />} />
      <FirstRunCard auth={auth} predictions={predictions} storage={storage} />
      <PlayerStats auth={auth} home={home} trivia={trivia} weeks={weeks} />
      <PlayerPoster weekView={gamesPage.currentWeekView} time={time} />
      <PrizeTeaser />
    </>
  );
}
