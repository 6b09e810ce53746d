import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { MAX_GOALS, readGoals, readScore, stepDown, stepUp } from '../../../domain/goals.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { findNextField, focusNextEmpty } from './score-fields.ts';
import { useTurningPlate } from './use-turning-plate.ts';

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
  /** No score field of the page follows this one. */
  isLast: boolean;
  variant: keyof typeof BOXES;
}

const BOXES = {
  empty: 'caret-queso placeholder:text-kraft',
  filled: 'text-tinta caret-queso [--flap:var(--color-queso)]',
  missing: 'border-3 border-azul bg-blanco bg-none text-tinta caret-azul placeholder:text-humo',
};

export function ScoreField(props: ScoreFieldProps) {
  const { label, team, goals, onChange, onScore, isClosed, isLast, variant } = props;
  const wasEmpty = useRef(true);
  const plate = useRef<HTMLInputElement>(null);
  useTurningPlate(plate, goals);
  const change = (next: number | null) => {
    if (!isClosed && next !== goals) onChange(next);
  };

  function handleType(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const { data, inputType } = event.nativeEvent as InputEvent;
    // Dictation and autofill insert a text at once, which counts like a pasted one.
    if (data && data.length > 1 && !REWRITES.has(inputType)) return take(input.value);
    if (readScore(input.value)) return take(input.value);
    const typed = readGoals(getTypedDigits(input.value, goals));
    if (typed === undefined || isClosed) return;
    change(typed);
    // A digit that corrects another one leaves the focus and the page where they are.
    if (typed !== null && goals === null && wasEmpty.current) focusNextEmpty(input);
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
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const input = event.currentTarget;
      const next = findNextField(input);
      // Without a next field, leaving this one closes the keyboard of a phone.
      if (next) next.focus();
      else input.blur();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    change(step(goals));
  }

  return (
    <div
      className="grid min-h-13 w-37.5 grid-cols-[48px_1fr_48px] border-2 border-tinta max-xs:w-34 max-xs:grid-cols-touch-body-touch"
      translate="no"
    >
      <StepButton
        icon="minus"
        label={gameCardCopy.remove(team)}
        isDisabled={goals === 0 || isClosed}
        onClick={() => change(stepDown(goals))}
      />
      <input
        ref={plate}
        className={classNames(
          'number-badge number-badge-score block h-full w-full [--crease:transparent] placeholder:w-full placeholder:text-center placeholder:opacity-100',
          // A large digit takes no space from the buttons, and the focus ring lies over them.
          'min-w-0 transition-colors focus-visible:relative focus-visible:z-1',
          BOXES[variant],
        )}
        role="spinbutton"
        inputMode="numeric"
        enterKeyHint={isLast ? 'done' : 'next'}
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
        onFocus={(event) => {
          wasEmpty.current = goals === null;
          event.currentTarget.select();
        }}
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

/**
 * Kinds of input that insert the old digit again together with the typed one: a keyboard that composes words, as
 * Samsung's, replaces “2” by “23” when 3 is typed.
 */
const REWRITES: ReadonlySet<string> = new Set([
  'insertCompositionText',
  'insertFromComposition',
  'insertReplacementText',
]);

function getTypedDigits(text: string, before: number | null): string {
  return before !== null && text.trim().length > 1 ? text.replace(String(before), '') : text;
}

const STEPS: Record<string, ((goals: number | null) => number | null) | undefined> = {
  ArrowUp: stepUp,
  ArrowDown: stepDown,
  Home: () => 0,
  End: () => MAX_GOALS,
};

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
        'grid min-h-11 cursor-pointer place-items-center bg-blanco hover:bg-elote active:bg-queso',
        'focus-visible:relative focus-visible:z-1 focus-visible:-outline-offset-4',
        'aria-disabled:cursor-not-allowed aria-disabled:bg-kraft aria-disabled:text-humo',
      )}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
