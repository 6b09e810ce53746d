import { useEffect } from 'react';
import { countRows } from '../../../domain/results.ts';
import { createLazy } from '../../../lib/lazy.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { PlayerTicket } from '../PlayerTicket.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';
import { ResultsPlaceholder } from './ResultsPlaceholder.tsx';
import type { ResultsTicketProps } from './ResultsTicket.tsx';

/** Its code is fetched only by players with results. If it can't be, the ticket of the current week is shown. */
export function LazyResults(props: ResultsTicketProps) {
  const { onProgress, results } = props;
  const { current: ResultsTicket, error } = useLazy(resultsCode);

  // Without the ticket nothing counts, so the headline tells the end at once.
  useEffect(() => {
    if (error !== null) onProgress?.({ points: results.sum.total, isOver: true });
  }, [error, onProgress, results]);

  if (error !== null) return <PlayerTicket />;
  if (!ResultsTicket) return <ResultsPlaceholder week={results.week} rows={countRows(results)} />;
  return (
    <ResultsFrame>
      <ResultsTicket key={results.week.number} {...props} />
    </ResultsFrame>
  );
}

const resultsCode = createLazy(async () => (await import('./ResultsTicket.tsx')).ResultsTicket);
