import { type ComponentProps, useId, useState } from 'react';
import { getErrorText } from '../../../mock-server/lib/error-text.ts';

interface FieldProps extends ComponentProps<'input'> {
  value: string;
  /** May return a promise. When the promise rejects, the text was refused. */
  onCommit: (text: string) => unknown;
}

/**
 * Renders a field that commits its text when the user leaves it or presses Enter, which keeps the focus in the field.
 * Then it shows `value` again, which is the new one. It keeps a refused text, with the reason below. Escape restores
 * the value.
 */
export function Field({ value, onCommit, ...input }: FieldProps) {
  /** What the user has typed and not committed; null while the field shows `value` or a refused text. */
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ text: string; why: string } | null>(null);
  const reason = useId();
  const restore = () => {
    setDraft(null);
    setRefused(null);
  };
  const commit = async () => {
    if (draft === null) return;
    restore();
    if (draft === value) return;
    try {
      await onCommit(draft);
    } catch (error) {
      setRefused({ text: draft, why: getErrorText(error) });
    }
  };
  return (
    <>
      <input
        {...input}
        value={draft ?? refused?.text ?? value}
        aria-invalid={refused !== null}
        aria-describedby={refused ? reason : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit();
          if (event.key === 'Escape') restore();
        }}
      />
      {refused ? (
        <small id={reason} ref={scrollToNote} className="bad block whitespace-normal" role="alert">
          {refused.why}
        </small>
      ) : null}
    </>
  );
}

/** A note below the last visible row of a table would be out of sight. */
const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });
