import type { ReactNode } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { CardArt } from '../../components/art/CardArt.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { TriviaCell, TriviaCellState } from '../../domain/trivia.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function TriviaWeeks({ cells }: { cells: readonly TriviaCell[] }) {
  const has = (...states: TriviaCellState[]) => cells.some(({ state }) => states.includes(state));
  // While no week's points are known, no cell has a bean.
  const isByWeek = has('hit', 'miss', 'no-point') || !has('unknown');
  return (
    <>
      <SectionTitle
        title={bonusCopy.boardTitle}
        hint={isByWeek ? bonusCopy.boardHint : bonusCopy.boardHintTotal}
      />
      <ul className={classNames('grid gap-0.5 border-2 border-tinta bg-tinta', TRIVIA_COLUMNS)}>
        {cells.map(({ week, state }) => {
          const { className, label, mark = <span /> } = CELLS[state];
          return (
            <li key={week.number} className={classNames(CELL, className)}>
              <b className="justify-self-start px-1 py-0.5 text-base">
                <span aria-hidden="true">{bonusCopy.weekShort(week.number)}</span>
                <span className="sr-only">{getWeekName(week)}</span>
              </b>
              {mark}
              <span>{label}</span>
            </li>
          );
        })}
        <li className={classNames(CELL, 'bg-chile text-papel')}>
          <CardArt card="chip" className="row-start-2 size-13 self-center" />
          <span className="row-start-3">{bonusCopy.boardLast}</span>
        </li>
      </ul>
    </>
  );
}

/** A week without anything to tell: the player didn't play yet, or its point isn't known. */
const MUTED = 'bg-papel font-texto font-normal text-humo [&_b]:font-normal';

/** A week to come: its number in the middle, paler than the weeks that were played. */
const UPCOMING = classNames(
  'bg-kraft text-humo',
  '[&_b]:row-span-2 [&_b]:self-center [&_b]:justify-self-center [&_b]:text-display-2/none',
);

const CELLS: Record<TriviaCellState, { className: string | undefined; label: string; mark?: ReactNode }> = {
  hit: {
    className: 'bg-elote',
    label: bonusCopy.cellHit,
    mark: <Bean className="size-11 self-center" />,
  },
  miss: {
    className: 'bg-blanco',
    label: bonusCopy.cellMiss,
    mark: <Icon name="close" size={38} className="self-center text-chile" />,
  },
  'no-point': {
    className: 'bg-blanco',
    label: bonusCopy.cellNoPoint,
    mark: <Icon name="same" size={38} className="self-center text-humo" />,
  },
  pending: {
    className: 'bg-queso after:absolute after:-inset-0.5 after:border-4 after:border-azul',
    label: bonusCopy.pending,
    mark: <Icon name="alert" size={36} className="self-center text-azul" />,
  },
  before: { className: MUTED, label: bonusCopy.cellBefore },
  unanswered: { className: 'bg-kraft bg-(image:--trama)', label: bonusCopy.cellUnanswered },
  unknown: { className: MUTED, label: bonusCopy.cellUnknown },
  upcoming: { className: UPCOMING, label: bonusCopy.cellUpcoming, mark: null },
};

/** 4, 8 or 12 cells a row, fewer with large text, so that no word of a cell breaks. */
const TRIVIA_COLUMNS = classNames(
  'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,22%),1fr))]',
  'tablet:grid-cols-[repeat(auto-fill,minmax(max(4.25rem,11.8%),1fr))]',
  'desktop:grid-cols-[repeat(auto-fill,minmax(max(4.8rem,8%),1fr))]',
);

const CELL = classNames(
  'condensed relative grid min-h-20 grid-rows-start-body-end justify-items-center has-[svg]:min-h-26',
  'px-1 pt-1.5 pb-2 text-center text-sm/compact forced-colors:outline',
);
