import { shareCopy } from '../../copy/share.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CardFormat } from './card-size.ts';

interface FormatChoiceProps {
  format: CardFormat;
  /** True while the picture is made in this format. */
  isDisabled?: boolean;
  onChange: (format: CardFormat) => void;
}

export function FormatChoice({ format, isDisabled, onChange }: FormatChoiceProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend className="sr-only">{shareCopy.format}</legend>
      <div className="grid grid-cols-2">
        {CHOICES.map(({ value, label, outline, viewBox, drawing }) => (
          <label key={value} className="relative not-first:-ml-0.5 cursor-pointer">
            <input
              type="radio"
              name="share-format"
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
              checked={format === value}
              onChange={() => onChange(value)}
            />
            <span className={OPTION}>
              <span className={outline} aria-hidden="true">
                <svg className="size-full" viewBox={viewBox} aria-hidden="true">
                  <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2.5" />
                </svg>
              </span>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICES = [
  {
    value: 'feed',
    label: shareCopy.formatFeed,
    outline: 'h-6.5 w-5.5',
    viewBox: '0 0 22 26',
    // A photo with hills and a sun, and a line of text below.
    drawing: 'M1.5 1.5h19v23h-19zM1.5 18h19M2 15l6-7 5 6 3-3 4 4M14 6h3',
  },
  {
    value: 'story',
    label: shareCopy.formatStory,
    outline: 'h-7.5 w-5',
    viewBox: '0 0 20 30',
    // The upright screen of a story, with the parts of its bar and a plus.
    drawing: 'M1.5 1.5h17v27h-17zM5 6h4M11 6h4M10 12v10M5 17h10',
  },
] as const;

const OPTION = classNames(
  'condensed flex min-h-12 items-center justify-center gap-2.5 border-2 border-tinta bg-blanco px-2 text-lg/none',
  'peer-checked:bg-tinta peer-checked:text-queso peer-checked:forced-color-adjust-none',
  'peer-focus-visible:relative peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-azul peer-focus-visible:outline-offset-2',
);
