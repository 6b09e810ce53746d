import type { WeekResults } from '../../../domain/results.ts';
import { createLazy } from '../../../lib/lazy.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { PlayerTicket } from '../PlayerTicket.tsx';
import { WaitingTicket } from '../WaitingTicket.tsx';

/** Its code is fetched only by players with results. If it can't be, the ticket of the current week is shown. */
export function LazyResults({ results }: { results: WeekResults }) {
  const { current: ResultsTicket, error } = useLazy(resultsCode);
  if (error !== null) return <PlayerTicket />;
  return ResultsTicket ? <ResultsTicket key={results.week.number} results={results} /> : <WaitingTicket />;
}

const resultsCode = createLazy(async () => (await import('./ResultsTicket.tsx')).ResultsTicket);
