import { afterPaint } from '../lib/after-paint.ts';
import { focusHeading } from './focus-heading.ts';

/** Focuses the heading of the page after the next paint, if the pressed element is gone and the focus with it. */
export function keepFocus(pressed: Element): void {
  afterPaint(() => {
    const { activeElement, body } = pressed.ownerDocument;
    if (pressed.isConnected || activeElement !== body) return;
    const heading = body.querySelector<HTMLElement>('main h1');
    if (heading) focusHeading(heading);
  });
}
