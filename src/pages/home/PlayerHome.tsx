import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import { createPlayerHomeStore } from '../../stores/pages/player-home.ts';
import { ActionsRow } from '../../ui/ActionsRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { getCallToAction } from './call-to-action.ts';
import { FirstRunCard } from './FirstRunCard.tsx';
import { Hero } from './Hero.tsx';
import { LiveTicket } from './LiveTicket.tsx';
import { PlayerPoster } from './PlayerPoster.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { PlayerTally } from './PlayerTally.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import { SeasonPoster } from './SeasonPoster.tsx';
import '../../styles/pages.css';

export function PlayerHome() {
  const stores = useStores();
  const home = usePage(() => createPlayerHomeStore(stores));

  const moment = home.moment.value;
  const { counts, status } = stores.season.currentWeekView;
  const { sent, toSend } = counts.value;
  // Without data, Partidos shows the failure and loads again.
  const hasTicket = moment === 'seasonOver' ? home.ticket.value !== null : sent > 0;
  const action = getCallToAction(moment ?? 'empty', toSend, hasTicket);

  const lead = (
    <>
      <PlayerTally moment={moment} />
      <ActionsRow>
        <LinkButton
          to={action.to}
          size="large"
          className={status.value === 'loading' ? 'invisible' : undefined}
        >
          {action.label} <Icon name="arrow" size={22} />
        </LinkButton>
      </ActionsRow>
    </>
  );
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <Hero lead={lead} aside={<PlayerTicket />} />
      {moment === 'live' ? <LiveTicket /> : null}
      {moment === 'newPlayer' ? <FirstRunCard /> : null}
      <PlayerStats home={home} />
      {moment === 'seasonOver' ? <SeasonPoster /> : <PlayerPoster />}
      <PrizeTeaser />
    </>
  );
}
