import '../styles/segmented.css';

/** One choice, with how many things it would show. */
export interface Segment {
  value: string;
  label: string;
  count?: number;
}

interface SegmentedProps {
  label: string;
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
}

/** Joined buttons of which one is pressed. */
export function Segmented({ label, options, value, onChange }: SegmentedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are toggle buttons.
    <div className="segmented" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label} {option.count === undefined ? null : <b>{option.count}</b>}
        </button>
      ))}
    </div>
  );
}
