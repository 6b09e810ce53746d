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
        {CHOICES.map(({ value, label, outline }) => (
          <label key={value} className="relative not-first:-ml-0.5 cursor-pointer">
            <input
              type="radio"
              name="share-format"
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
              checked={format === value}
              onChange={() => onChange(value)}
            />
            <span className={OPTION}>
              <span className={classNames('block border-2 border-current', outline)} aria-hidden="true" />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICES = [
  { value: 'feed', label: shareCopy.formatFeed, outline: 'h-5 w-4' },
  { value: 'story', label: shareCopy.formatStory, outline: 'h-6 w-3.5' },
] as const;

const OPTION = classNames(
  'condensed flex min-h-12 items-center justify-center gap-2.5 border-2 border-tinta bg-blanco px-2 text-lg/none',
  'peer-checked:bg-tinta peer-checked:text-queso peer-checked:forced-color-adjust-none',
  'peer-focus-visible:relative peer-focus-visible:z-1 peer-focus-visible:outline-3 peer-focus-visible:outline-azul peer-focus-visible:outline-offset-2',
);
