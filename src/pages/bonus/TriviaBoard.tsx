import { useEffect, useRef } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { CardArt } from '../../components/art/CardArt.tsx';
import { chipCard } from '../../components/art/cards/chip.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { getWeekName } from '../../copy/week-name.ts';
import type { TriviaCell, TriviaCellState } from '../../domain/trivia-board.ts';
import { onceInView } from '../../lib/in-view.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { Icon } from '../../ui/Icon.tsx';

const LOOKS: Record<TriviaCellState, { look: string; label: string }> = {
  hit: { look: 'hit', label: bonusCopy.cellHit },
  miss: { look: 'miss', label: bonusCopy.cellMiss },
  'no-point': { look: 'miss', label: bonusCopy.cellNoPoint },
  pending: { look: 'today', label: bonusCopy.cellPending },
  unanswered: { look: 'unanswered', label: bonusCopy.cellUnanswered },
  unknown: { look: 'upcoming', label: bonusCopy.cellUnknown },
  upcoming: { look: 'upcoming', label: bonusCopy.cellUpcoming },
};

function Mark({ state }: { state: TriviaCellState }) {
  if (state === 'hit') return <Bean />;
  if (state === 'pending') return <Icon name="alert" size={36} />;
  if (state === 'miss' || state === 'no-point') {
    return (
      <span className="cross">
        <Icon name={state === 'miss' ? 'close' : 'same'} size={38} />
      </span>
    );
  }
  return <span />;
}

function Cell({ cell: { week, state } }: { cell: TriviaCell }) {
  const { look, label } = LOOKS[state];
  return (
    <li className={look}>
      <b>
        <span aria-hidden="true">{bonusCopy.weekShort(week.number)}</span>
        <span className="sr-only">{weekName(week)}</span>
      </b>
      <Mark state={state} />
      <span>{label}</span>
    </li>
  );
}

interface TriviaBoardProps {
  bonus: BonusPageStore;
}

/** The trivia of every week as a lotería board. */
export function TriviaBoard({ bonus }: TriviaBoardProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => (list.current ? onceInView(list.current, bonus.showBoard) : undefined), [bonus]);

  return (
    <>
      <div className="section-title">
        <h2>{bonusCopy.boardTitle}</h2>
        <p>{bonusCopy.boardHint}</p>
      </div>
      <ul className="trivia-board" ref={list}>
        {bonus.board.value.map((cell) => (
          <Cell key={cell.week.number} cell={cell} />
        ))}
        <li className="last">
          <CardArt card={chipCard} />
          <span>{bonusCopy.boardLast}</span>
        </li>
      </ul>
    </>
  );
}
