import { classNames } from './class-names.ts';
import { SEGMENT, SEGMENTS } from './Tabs.tsx';

interface SegmentsProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of toggle buttons, of which one is pressed. */
export function Segments<T extends string>({ label, choices, value, onChange }: SegmentsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are toggle buttons.
    <div className={SEGMENTS} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classNames(
            SEGMENT,
            'short:min-h-11 px-5 max-tablet:min-h-11 max-tablet:px-2 max-tablet:text-base',
          )}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
