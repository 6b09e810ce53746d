import { useId, useState } from 'react';
import { collapseSpaces } from '../../lib/format.ts';

interface TextFieldProps {
  name: string;
  value: string;
  rows?: number;
  isOptional?: boolean;
  maxLength?: number;
  onSave: (text: string) => void;
}

/**
 * Saves the text at each change. A blank text is saved only if it is optional; otherwise a note shows the saved text.
 */
export function TextField({
  name,
  value,
  rows = 2,
  isOptional = false,
  maxLength = 300,
  onSave,
}: TextFieldProps) {
  const [text, setText] = useState(value);
  const note = useId();
  const isRefused = !isOptional && collapseSpaces(text) === '';
  return (
    <label className="mt-2 block w-full">
      {name}
      <textarea
        className="mt-1 block w-full resize-y bg-f0 p-2.5 font-normal text-base leading-[1.4]"
        rows={rows}
        value={text}
        maxLength={maxLength}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? note : undefined}
        onChange={({ currentTarget: { value: typed } }) => {
          setText(typed);
          const saved = collapseSpaces(typed);
          if (isOptional || saved !== '') onSave(saved);
        }}
      />
      {isRefused ? (
        <small id={note} className="bad">{`Escribe un texto. Mientras, se queda “${value}”.`}</small>
      ) : null}
    </label>
  );
}
