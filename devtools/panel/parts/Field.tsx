import { type ComponentProps, useState } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  value: string;
  onCommit: (text: string) => void;
}

/**
 * Renders a field that commits its text when the user leaves it or presses Enter, which keeps the focus in the field.
 * Then it shows `value` again: the new one, or the old one when the text was refused. Escape restores the value.
 */
export function Field({ value, onCommit, ...input }: FieldProps) {
  /** What the user has typed and not committed; null while the field shows `value`. */
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft !== value) onCommit(draft);
  };
  return (
    <input
      {...input}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
