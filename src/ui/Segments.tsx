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
          className={classNames(SEGMENT, 'px-5 max-phablet:min-h-11 max-phablet:px-2 max-phablet:text-base')}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
