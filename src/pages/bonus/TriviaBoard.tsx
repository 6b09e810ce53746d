import { useEffect, useRef } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import { CardArt } from '../../components/art/CardArt.tsx';
import { chipCard } from '../../components/art/cards/chip.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { weekName } from '../../copy/week-name.ts';
import {
  createTriviaBoard,
  getUnknownWeeks,
  type TriviaCell,
  type TriviaCellState,
  type TriviaFacts,
} from '../../domain/trivia-board.ts';
import { onceInView } from '../../lib/in-view.ts';
import type { Stores } from '../../stores/index.ts';
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
        <span className="visually-hidden">{weekName(week)}</span>
      </b>
      <Mark state={state} />
      <span>{label}</span>
    </li>
  );
}

type TriviaBoardProps = Pick<Stores, 'auth' | 'positions' | 'predictions' | 'trivia' | 'weeks'>;

/** The trivia of every week as a lotería board. The positions that it needs are loaded when it comes into view. */
export function TriviaBoard({ auth, positions, predictions, trivia, weeks }: TriviaBoardProps) {
  const board = useRef<HTMLUListElement>(null);
  const facts: TriviaFacts = {
    weeks: weeks.all.value,
    currentWeek: weeks.current.value,
    predictions: predictions.byWeek.value,
    positions: positions.byWeek.value,
    pendingWeek: trivia.pending.value?.week ?? null,
    answered: trivia.answered.value,
    hits: auth.user.value?.stats.trivias ?? 0,
  };
  const lookUp = getUnknownWeeks(facts).join();

  useEffect(() => {
    if (!board.current || lookUp === '') return;
    const missing = lookUp.split(',').map(Number);
    return onceInView(board.current, () => void positions.loadMissing(missing));
  }, [lookUp, positions]);

  return (
    <>
      <div className="section-title">
        <h2>{bonusCopy.boardTitle}</h2>
        <p>{bonusCopy.boardHint}</p>
      </div>
      <ul className="trivia-board" ref={board}>
        {createTriviaBoard(facts).map((cell) => (
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
