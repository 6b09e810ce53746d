import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the buttons of a row with the arrow keys, Home and End, and returns the button that gets the
 * focus. `isCircular`: the first button follows the last one.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, isCircular = false): HTMLButtonElement | null {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button.matches(':focus'));
  const first = buttons[0];
  const last = buttons.at(-1);
  const targets: Record<string, HTMLButtonElement | undefined> = {
    ArrowLeft: buttons[place - 1] ?? (isCircular ? last : undefined),
    ArrowRight: buttons[place + 1] ?? (isCircular ? first : undefined),
    Home: first,
    End: last,
  };
  const target = targets[event.key];
  if (!target) return null;
  event.preventDefault();
  target.focus();
  return target;
}
