import { useEffect, useRef, useState } from 'react';
import type { DialogType } from '../../stores/shell/dialogs.ts';

/**
 * When a dialog replaces another, moves the focus into it and announces its title and its text (of a progress dialog
 * only the title). Both dialogs share one element, in which Headless UI doesn't move the focus again, and a screen
 * reader says a dialog's name only when the focus enters the element. Must be a child of the dialog element, so that
 * the effect runs when the new buttons exist.
 */
export function FocusAndAnnounce({ type, announcement }: { type: DialogType; announcement: string }) {
  const previous = useRef(type);
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text of an open dialog is not announced again.
  useEffect(() => {
    if (previous.current === type) return;
    previous.current = type;
    const dialog = document.querySelector(`[data-modal="${type}"]`);
    const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('[tabindex]'))?.focus();
    setAnnounced(announcement);
  }, [type]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}
