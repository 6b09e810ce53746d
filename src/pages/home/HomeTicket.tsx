import type { HomeResultsStore } from '../../stores/pages/home-results.ts';
import type { PlayerHomeStore } from '../../stores/pages/player-home.ts';
import { useStores } from '../../use-stores.ts';
import { getAwaitedOpening } from './awaited-opening.ts';
import { LiveTicket } from './LiveTicket.tsx';
import { NextWeek } from './NextWeek.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';
import { LazyResults } from './results/LazyResults.tsx';
import { LazySeasonTicket } from './results/LazySeasonTicket.tsx';
import { ResultsPlaceholder } from './results/ResultsPlaceholder.tsx';

/** The ticket beside the claim: the live games, the season that is over, the results of the last week, or the next. */
export function HomeTicket({ home, results }: { home: PlayerHomeStore; results: HomeResultsStore }) {
  const { auth, currentWeek, weeks } = useStores();
  const moment = home.moment.value;
  const state = results.state.value;
  if (moment === 'live') return <LiveTicket />;
  const stats = auth.user.value?.stats;
  const counted = home.ticket.value;
  if (moment === 'seasonOver' && stats && counted)
    return <LazySeasonTicket stats={stats} lastWeek={counted.week} />;
  if (state.status === 'loading') return <ResultsPlaceholder week={state.week} rows={state.rows} />;
  if (state.status === 'ready')
    return <LazyResults results={state.results} onProgress={results.showProgress} />;
  const { sent, total } = currentWeek.counts.value;
  const isUnopened = getAwaitedOpening(currentWeek) !== null;
  const isClosedWithoutTicket = currentWeek.phase.value === 'closed' && sent === 0;
  if (moment !== null && moment !== 'seasonOver' && total > 0 && !weeks.isCurrentGuessed.value) {
    if (isUnopened || isClosedWithoutTicket) return <NextWeek ended={results.ended.value} />;
  }
  return <PlayerTicket />;
}
