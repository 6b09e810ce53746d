import type { ReactNode } from 'react';

const OPTION =
  'px-2 whitespace-nowrap [.mono>&]:font-mono [button+&]:-ml-px aria-pressed:relative aria-pressed:z-1';

interface ChoiceProps<Value extends string | number> {
  label: string;
  /** The accessible name is `title` or, without it, `name`. */
  options: readonly { value: Value; name: ReactNode; title?: string }[];
  value: Value | number | null;
  className?: string;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string | number>({
  label,
  options,
  value,
  className = '',
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={`bare m-0 inline-flex min-w-0 p-0 [.part>&]:flex [.part>&]:flex-wrap ${className}`}>
      <legend className="hidden-text">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={OPTION}
          aria-pressed={option.value === value}
          aria-label={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  );
}
