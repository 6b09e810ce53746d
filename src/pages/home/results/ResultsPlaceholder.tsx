import { resultsCopy } from '../../../copy/results.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import type { Week } from '../../../domain/types.ts';

/** The place of the ticket of results beside or below the claim, and its turn. */
export const RESULTS_TICKET =
  'ticket-paper max-laptop:-turn-1 laptop:turn-1 relative z-1 laptop:-mt-4 laptop:-mb-14 max-laptop:mx-1.5 max-tablet:mt-5 tablet:max-laptop:mt-8';

/** Their paper. */
export const RESULTS_PAPER = 'ridged-paper bg-papel px-4 pt-5 pb-5 text-tinta';

interface ResultsPlaceholderProps {
  week: Week;
  rows: number;
}

/**
 * Stands in place of the ticket of results while its games or its code load, about as high as the ticket, so that the
 * page hardly moves when the results appear.
 */
export function ResultsPlaceholder({ week, rows }: ResultsPlaceholderProps) {
  return (
    <div className={RESULTS_TICKET} aria-hidden="true">
      <div className={RESULTS_PAPER}>
        <div className="min-h-38 border-tinta border-b-2 border-dashed">
          <b className="font-normal font-rotulo text-azul text-display-2/none">
            {resultsCopy.title(getWeekName(week))}
          </b>
        </div>
        <ul className="min-h-7">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
            <li key={index} className="min-h-8 border-tinta-25 border-b" />
          ))}
        </ul>
        <div className="min-h-24" />
      </div>
    </div>
  );
}
