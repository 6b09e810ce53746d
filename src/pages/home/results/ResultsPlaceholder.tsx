import { playerHomeCopy } from '../../../copy/player-home.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import type { Week } from '../../../domain/types.ts';
import { ResultsFrame } from './ResultsFrame.tsx';

interface ResultsPlaceholderProps {
  week: Week;
  rows: number;
}

/**
 * Stands in place of the ticket of results while its games or its code load, about as high as the ticket, so that the
 * page hardly moves when the results appear. It imports no module of
 * the ticket, which the build would then put into a file that Partidos loads.
 */
export function ResultsPlaceholder({ week, rows }: ResultsPlaceholderProps) {
  return (
    <ResultsFrame isHidden>
      <div className="ridged-paper bg-papel px-4 pt-5 pb-5 text-tinta">
        <div className="min-h-38 border-tinta border-b-2 border-dashed">
          <b className="font-normal font-rotulo text-azul text-display-2/none">
            {playerHomeCopy.ticketTitle(getWeekName(week))}
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
    </ResultsFrame>
  );
}
