import { classNames } from './class-names.ts';

export const SEGMENTS = 'inline-flex max-w-full flex-wrap border-2 border-tinta';
export const SEGMENT = classNames(
  'condensed min-h-12 cursor-pointer wrap-break-word border-tinta bg-blanco py-0 text-lg/none not-first:border-l-2',
  'aria-pressed:bg-tinta aria-pressed:text-queso aria-selected:bg-tinta aria-selected:text-queso',
);

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

export function Segmented({ label, options, value, onChange }: SegmentedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are toggle buttons.
    <div className={classNames(SEGMENTS, 'max-sm:w-full')} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classNames(SEGMENT, 'px-5 max-sm:flex-1 max-sm:px-1.5')}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}{' '}
          {option.count === undefined ? null : <b className="ml-1 font-extrabold">{option.count}</b>}
        </button>
      ))}
    </div>
  );
}
