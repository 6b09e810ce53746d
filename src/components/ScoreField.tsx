import type { ChangeEvent, KeyboardEvent } from 'react';
import '../styles/score.css';
import { gameCardCopy } from '../copy/game-card.ts';
import { MAX_GOALS, readGoals, stepDown, stepUp } from '../domain/drafts.ts';
import { Icon } from '../ui/Icon.tsx';

interface ScoreFieldProps {
  /** Accessible name of the field. */
  label: string;
  team: string;
  /** Null is empty, and empty is not 0. */
  goals: number | null;
  onChange: (goals: number | null) => void;
  /** The game closed while the field had the focus: the field stays until then and is read-only. */
  isClosed: boolean;
}

/** The goals of one team: two buttons, and a field for a digit. */
export function ScoreField({ label, team, goals, onChange, isClosed }: ScoreFieldProps) {
  const change = (next: number | null) => {
    if (!isClosed && next !== goals) onChange(next);
  };

  function handleType(event: ChangeEvent<HTMLInputElement>) {
    const typed = readGoals(newPart(event.currentTarget.value, goals));
    if (typed === undefined || isClosed) return;
    change(typed);
    if (typed !== null) focusNextEmpty(event.currentTarget);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    change(step(goals));
  }

  const atLeast = goals === null || goals === 0;
  return (
    <div className="score-stepper" translate="no">
      <button
        type="button"
        aria-label={gameCardCopy.remove(team)}
        aria-disabled={atLeast || isClosed || undefined}
        onClick={() => change(stepDown(goals))}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        className={goals === null ? 'plate empty' : 'plate'}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={MAX_GOALS}
        aria-valuenow={goals ?? undefined}
        aria-valuetext={goals === null ? gameCardCopy.empty : undefined}
        aria-disabled={isClosed || undefined}
        readOnly={isClosed}
        placeholder={gameCardCopy.blank}
        value={goals ?? ''}
        onChange={handleType}
        onKeyDown={handleKey}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        aria-label={gameCardCopy.add(team)}
        aria-disabled={goals === MAX_GOALS || isClosed || undefined}
        onClick={() => change(stepUp(goals))}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}

/** The typed part of a field that had a digit already, before or after it. */
function newPart(text: string, before: number | null): string {
  return before !== null && text.length > 1 ? text.replace(String(before), '') : text;
}

const STEPS: Record<string, ((goals: number | null) => number | null) | undefined> = {
  ArrowUp: stepUp,
  ArrowDown: stepDown,
  Home: () => 0,
  End: () => MAX_GOALS,
};

/** Moves the focus to the next empty field further down, if there is one. */
function focusNextEmpty(from: HTMLInputElement) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-game] input')];
  const next = boxes.slice(boxes.indexOf(from) + 1).find((box) => box.value === '' && !box.readOnly);
  next?.focus();
}
