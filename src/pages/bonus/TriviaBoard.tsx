import { useEffect, useRef } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { CardArt } from '../../components/art/CardArt.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { TriviaCell, TriviaCellState } from '../../domain/trivia-board.ts';
import { onceInView } from '../../lib/in-view.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const UPCOMING = 'bg-papel text-humo';
const LOOKS: Record<TriviaCellState, { look: string; label: string }> = {
  hit: { look: 'bg-elote', label: bonusCopy.cellHit },
  miss: { look: 'bg-blanco', label: bonusCopy.cellMiss },
  'no-point': { look: 'bg-blanco', label: bonusCopy.cellNoPoint },
  pending: {
    look: 'bg-queso after:absolute after:-inset-0.5 after:border-4 after:border-azul',
    label: bonusCopy.cellPending,
  },
  unanswered: { look: 'bg-kraft bg-(image:--trama)', label: bonusCopy.cellUnanswered },
  unknown: { look: UPCOMING, label: bonusCopy.cellUnknown },
  upcoming: { look: UPCOMING, label: bonusCopy.cellUpcoming },
};

const CELL = classNames(
  'condensed relative grid min-h-[104px] grid-rows-[auto_1fr_auto] justify-items-center',
  'px-[.2rem] pt-[.35rem] pb-2 text-center text-15/110 forced-colors:outline',
);

function Mark({ state }: { state: TriviaCellState }) {
  if (state === 'hit') return <Bean className="size-11 self-center" />;
  if (state === 'pending') return <Icon name="alert" size={36} className="self-center text-azul" />;
  if (state === 'miss' || state === 'no-point') {
    return (
      <span className="self-center text-chile">
        <Icon name={state === 'miss' ? 'close' : 'same'} size={38} />
      </span>
    );
  }
  return <span />;
}

function Cell({ cell: { week, state } }: { cell: TriviaCell }) {
  const { look, label } = LOOKS[state];
  return (
    <li className={classNames(CELL, look)}>
      <b className="justify-self-start px-[.3rem] py-[.1rem] text-16">
        <span aria-hidden="true">{bonusCopy.weekShort(week.number)}</span>
        <span className="sr-only">{getWeekName(week)}</span>
      </b>
      <Mark state={state} />
      <span>{label}</span>
    </li>
  );
}

interface TriviaBoardProps {
  bonus: BonusPageStore;
}

export function TriviaBoard({ bonus }: TriviaBoardProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => (list.current ? onceInView(list.current, bonus.showBoard) : undefined), [bonus]);

  return (
    <>
      <SectionTitle title={bonusCopy.boardTitle} hint={bonusCopy.boardHint} />
      <ul
        className="grid grid-cols-4 gap-0.5 border-2 border-tinta bg-tinta md:grid-cols-8 xl:grid-cols-12"
        ref={list}
      >
        {bonus.board.value.map((cell) => (
          <Cell key={cell.week.number} cell={cell} />
        ))}
        <li className={classNames(CELL, 'bg-chile text-papel')}>
          <CardArt card="chip" className="row-start-2 size-[52px] self-center" />
          <span className="row-start-3">{bonusCopy.boardLast}</span>
        </li>
      </ul>
    </>
  );
}
