import { CurrentWeekNote } from '../../components/CurrentWeekNote.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { homeCopy } from '../../copy/home.ts';
import { createHomeResultsStore } from '../../stores/pages/home-results.ts';
import { createPlayerHomeStore } from '../../stores/pages/player-home.ts';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { CallToAction } from './CallToAction.tsx';
import { FirstRunCard } from './FirstRunCard.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { HomeTicket } from './HomeTicket.tsx';
import { PlayerPoster } from './PlayerPoster.tsx';
import { PlayerStats } from './PlayerStats.tsx';
import { PlayerTally } from './PlayerTally.tsx';
import { PrizeTeaser } from './PrizeTeaser.tsx';
import { SeasonPoster } from './SeasonPoster.tsx';

/** Inicio of a player. Each part is chosen by the moment of the season (`domain/moment.ts`). */
export function PlayerHome() {
  const stores = useStores();
  const home = usePage(() => createPlayerHomeStore(stores));
  const results = usePage(() => createHomeResultsStore(stores, home));
  const moment = home.moment.value;
  const ended = results.state.value;
  const isOver = moment === 'seasonOver';
  // After the season the headline is that of the season.
  const told = ended.status === 'ready' && !isOver ? ended.results : null;
  // A week that is only guessed is not shown: its next cut-off may be that of another week.
  const isGuessed = stores.weeks.isCurrentGuessed.value;

  const lead = (
    <>
      <CurrentWeekNote />
      {isGuessed ? (
        <div className="mb-5" />
      ) : (
        <PlayerTally moment={moment} ended={told && { results: told, reveal: results.reveal.value }} />
      )}
      <CallToAction home={home} />
    </>
  );
  return (
    <>
      <PageMeta title={homeCopy.title} description={homeCopy.description} />
      <HeroFrame variant="player" lead={lead} aside={<HomeTicket home={home} results={results} />} />
      {moment === 'newPlayer' && !isGuessed ? <FirstRunCard /> : null}
      {/* The ticket of the season has its figures, but no trivia that can still be answered. */}
      {isOver && stores.trivia.pending.value === null ? null : (
        <PlayerStats home={home} hasResults={ended.status === 'ready'} />
      )}
      {isOver ? <SeasonPoster /> : isGuessed ? null : <PlayerPoster />}
      <PrizeTeaser />
    </>
  );
}
