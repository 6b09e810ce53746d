import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react';
import { gameCardCopy } from '../../copy/game-card.ts';
import { MAX_GOALS, readGoals, readScore, stepDown, stepUp } from '../../domain/drafts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

interface ScoreFieldProps {
  label: string;
  team: string;
  /** Null means empty, which is not 0. */
  goals: number | null;
  onChange: (goals: number | null) => void;
  /** Called instead of `onChange` when a whole score such as “3-1” was inserted into the field at once. */
  onScore: (score: { home: number; away: number }) => void;
  /**
   * True when the game has closed while the focus was in its card. The field is then read-only, and the card
   * removes it when the focus leaves the card.
   */
  isClosed: boolean;
  variant: keyof typeof VARIANTS;
}

const VARIANTS = {
  empty: 'caret-queso placeholder:text-kraft',
  filled: 'number-badge-filled caret-queso',
  missing:
    'bg-blanco bg-none text-tinta caret-azul outline-3 -outline-offset-3 outline-azul placeholder:text-humo',
};

export function ScoreField({ label, team, goals, onChange, onScore, isClosed, variant }: ScoreFieldProps) {
  const change = (next: number | null) => {
    if (!isClosed && next !== goals) onChange(next);
  };

  function handleType(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const { data } = event.nativeEvent as InputEvent;
    // Dictation and autofill insert a text at once, which counts like a pasted one.
    if (data && data.length > 1) return take(input.value);
    const typed = readGoals(getTypedDigits(input.value, goals));
    if (typed === undefined || isClosed) return;
    change(typed);
    if (typed !== null) focusNextEmpty(input);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  }

  /** Takes the text whole or not at all: “12” is not cut to a digit. */
  function take(text: string) {
    if (isClosed) return;
    const score = readScore(text);
    const typed = readGoals(text);
    if (score) onScore(score);
    else if (typed != null) change(typed);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    change(step(goals));
  }

  return (
    <div
      className="grid min-h-13 w-37.5 grid-cols-[48px_1fr_48px] border-2 border-tinta max-xs:w-34 max-xs:grid-cols-[44px_1fr_44px]"
      translate="no"
    >
      <StepButton
        icon="minus"
        label={gameCardCopy.remove(team)}
        isDisabled={goals === 0 || isClosed}
        onClick={() => change(stepDown(goals))}
      />
      <input
        className={classNames(
          'number-badge block h-full w-full p-0 text-3xl/none placeholder:w-full placeholder:text-center placeholder:opacity-100',
          VARIANTS[variant],
        )}
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
        onPaste={handlePaste}
        onFocus={(event) => event.currentTarget.select()}
      />
      <StepButton
        icon="plus"
        label={gameCardCopy.add(team)}
        isDisabled={goals === MAX_GOALS || isClosed}
        onClick={() => change(stepUp(goals))}
      />
    </div>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}

function StepButton({ icon, label, isDisabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'grid min-h-11 cursor-pointer place-items-center bg-blanco hover:bg-elote',
        'focus-visible:relative focus-visible:z-1 focus-visible:-outline-offset-4',
        'aria-disabled:cursor-not-allowed aria-disabled:bg-kraft aria-disabled:text-humo',
      )}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

function getTypedDigits(text: string, before: number | null): string {
  return before !== null && text.length > 1 ? text.replace(String(before), '') : text;
}

const STEPS: Record<string, ((goals: number | null) => number | null) | undefined> = {
  ArrowUp: stepUp,
  ArrowDown: stepDown,
  Home: () => 0,
  End: () => MAX_GOALS,
};

function focusNextEmpty(from: HTMLInputElement) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-game] input')];
  const next = boxes.slice(boxes.indexOf(from) + 1).find((box) => box.value === '' && !box.readOnly);
  next?.focus();
}
