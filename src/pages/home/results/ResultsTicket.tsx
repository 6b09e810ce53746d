import { useCallback, useEffect, useRef, useState } from 'react';
import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { ShareActions } from '../../../components/ShareActions.tsx';
import { useWeekShare } from '../../../components/share/use-week-share.ts';
import { resultsCopy } from '../../../copy/results.ts';
import { shareCopy } from '../../../copy/share.ts';
import { ticketCopy } from '../../../copy/ticket.ts';
import { getWeekName } from '../../../copy/week-name.ts';
import { countRows, getPointsAfter, type WeekResults } from '../../../domain/results.ts';
import { getWeekAddress, PATHS } from '../../../lib/routes.ts';
import type { RevealProgress } from '../../../stores/pages/home-results.ts';
import { readSeenWeek, writeSeenWeek } from '../../../stores/pages/seen-results.ts';
import { ActionsRow } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RouteLink } from '../../../ui/RouteLink.tsx';
import { useStores } from '../../../use-stores.ts';
import { AwardCards } from './AwardCards.tsx';
import { APPEARANCES, type Appearance } from './appearance.ts';
import { ResultPlace } from './ResultPlace.tsx';
import { getRowClass, RESULT_COLUMNS, ResultPoints, ResultRow } from './ResultRow.tsx';
import { TicketSummary, TOTAL_LINE } from './TicketSummary.tsx';
import { useReveal } from './use-reveal.ts';

/** The place follows the last points after a pause of one step, and the cards follow the place. */
const PLACE_STEP = 2;
const CARDS_STEP = 3;
/** When the cards have fallen, the headline names what they are for. */
const FALLEN_STEP = 5;

export interface ResultsTicketProps {
  results: WeekResults;
  /** Called with each row that the ticket reveals, and with the last call says that all is revealed. */
  onProgress?: (progress: RevealProgress) => void;
}

/**
 * The ticket of the week that has ended. The first time that a player sees it, the results appear row by row: the
 * final score in one step, the points in the next, with which the total counts up; then the place, then the cards. All
 * texts are in the document from the start, and nothing changes its size. Rows below the screen appear at once.
 */
export function ResultsTicket({ results, onProgress }: ResultsTicketProps) {
  const { auth, storage } = useStores();
  const { week, rows, sum, position } = results;
  const name = getWeekName(week);
  const userId = auth.userId.value;
  const [isNew] = useState(() => userId !== null && readSeenWeek(storage, userId) !== week.number);
  const share = useWeekShare(week.number);
  const list = useRef<HTMLUListElement>(null);
  const count = countRows(results);
  // The first item of the list has the heads of the columns.
  const isRowOnScreen = useCallback((step: number) => {
    const row = list.current?.children[1 + Math.floor(step / 2)];
    return !row || row.getBoundingClientRect().bottom <= innerHeight;
  }, []);
  const place = position?.position ?? null;
  const isFirst = place === 1;
  const hasCards = isFirst || results.isPerfect;
  const steps = 2 * count + (hasCards ? FALLEN_STEP : PLACE_STEP);
  const step = useReveal(list, steps, isNew, isRowOnScreen);
  const getAppearance = (at: number): Appearance => {
    if (step < at) return 'hidden';
    return isNew ? 'revealed' : 'shown';
  };
  const getRowProps = (index: number) => ({
    isCurrent: step === 2 * index + 1,
    final: getAppearance(2 * index + 1),
    points: getAppearance(2 * index + 2),
  });
  const hasBegun = step > 0;
  const total = getPointsAfter(results, Math.floor(step / 2));
  const isCounted = step >= 2 * count;
  const isOver = step >= steps;
  const cards = getAppearance(2 * count + CARDS_STEP);

  useEffect(() => {
    if (userId !== null && hasBegun) writeSeenWeek(storage, userId, week.number);
  }, [storage, userId, week.number, hasBegun]);

  useEffect(() => {
    if (hasBegun) onProgress?.({ points: total, isOver });
  }, [onProgress, hasBegun, total, isOver]);

  return (
    <section
      className="ridged-paper bg-papel px-4 pt-5 pb-5 text-tinta print:break-inside-avoid"
      aria-label={resultsCopy.region(name)}
    >
      <TicketSummary
        title={resultsCopy.title(name)}
        cards={
          hasCards ? (
            <AwardCards
              isFirst={isFirst}
              isPerfect={results.isPerfect}
              appearance={cards === 'revealed' ? 'stamped' : cards}
            />
          ) : null
        }
      >
        <p className={classNames(TOTAL_LINE, isCounted ? 'bg-queso' : 'bg-queso-40')}>
          {/* The number on screen counts up. Screen readers read the total, once. */}
          <span className="sr-only">{resultsCopy.totalPoints(sum.total)}</span>
          <span aria-hidden="true">{resultsCopy.total}</span>
          <span aria-hidden="true" translate="no">
            {/* With the number as its key, the badge jumps whenever it counts. */}
            <NumberBadge
              key={total}
              size="subtotal"
              className={classNames(
                'min-w-[1.7em] text-center tabular-nums',
                isNew && total > 0 && 'animate-jump',
              )}
            >
              {total}
            </NumberBadge>
          </span>
        </p>
        {place !== null && !isFirst ? (
          <div className={classNames(APPEARANCES[getAppearance(2 * count + PLACE_STEP)])}>
            <ResultPlace week={name} position={place} movement={position?.movement ?? null} />
          </div>
        ) : null}
      </TicketSummary>
      <ul ref={list}>
        <li className={classNames(RESULT_COLUMNS, 'min-h-7 border-tinta border-b-2 text-humo text-sm/none')}>
          <span>{ticketCopy.game}</span>
          <span className="text-center">{ticketCopy.mine}</span>
          <span className="text-center">{ticketCopy.final}</span>
          <span className="text-right">{ticketCopy.points}</span>
        </li>
        {rows.map((row, index) => (
          <ResultRow key={row.prediction.id} {...row} reveal={getRowProps(index)} />
        ))}
        {sum.trivia ? (
          <li className={getRowClass(getRowProps(count - 1))}>
            <span className="col-span-3">{resultsCopy.trivia}</span>
            <ResultPoints points={sum.trivia} appearance={getRowProps(count - 1).points} />
          </li>
        ) : null}
      </ul>
      <ActionsRow className="mt-4">
        {share ? <ShareActions {...share} label={shareCopy.boast} /> : null}
        <RouteLink className="link" to={getWeekAddress(PATHS.games, week.number)}>
          {resultsCopy.ticket}
        </RouteLink>
      </ActionsRow>
    </section>
  );
}
