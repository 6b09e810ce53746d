import { afterPaint } from '../lib/after-paint.ts';
import { focusHeading } from './focus-heading.ts';

/** The page behind the open dialogs. */
interface PageBehind {
  page: Element;
  /** What had the focus before the first dialog opened. */
  opener: Element | null;
  dialogs: number;
  /** Cancels the change that waits for the next paint. */
  cancel: () => void;
}

let behind: PageBehind | null = null;
/** What was pressed last: Safari doesn't focus a button that is pressed. */
let pressed: Element | null = null;

/** Remembers what is pressed, to give it the focus back. The returned function stops. */
export function followPresses(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('a[href], button, input, select, textarea') : null;
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

const isNothingFocused = () => !document.activeElement || document.activeElement === document.body;

/**
 * Makes the page inert, hides it from screen readers and stops its scrolling. `aria-hidden` is for browsers that don't
 * know `inert`.
 */
function setCovered(page: Element, isCovered: boolean) {
  const { clientWidth, style } = document.documentElement;
  page.toggleAttribute('inert', isCovered);
  if (isCovered) page.setAttribute('aria-hidden', 'true');
  else page.removeAttribute('aria-hidden');
  // In place of the scrollbar, so that nothing moves.
  style.paddingRight = isCovered ? `${window.innerWidth - clientWidth}px` : '';
  style.overflow = isCovered ? 'hidden' : '';
}

/** Gives the focus back to what had it before the first dialog, or to the page's heading when that is gone. */
function restoreFocus({ opener }: PageBehind) {
  if (!isNothingFocused()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  if (isNothingFocused()) focusHeading(document.querySelector('main h1'));
}

function update(current: PageBehind) {
  const isCovered = current.dialogs > 0;
  if (current.page.isConnected && current.page.hasAttribute('inert') !== isCovered)
    setCovered(current.page, isCovered);
  if (isCovered) return;
  if (behind === current) behind = null;
  if (current.page.isConnected) restoreFocus(current);
}

/**
 * Covers the page while a dialog is open; the returned function uncovers it and restores the focus. Both wait for the
 * next paint: to make a page inert restyles all of it. A dialog that follows another finds the page still covered.
 */
export function coverPage(page: Element): () => void {
  const isFirst = behind?.page !== page;
  const current: PageBehind =
    behind && !isFirst
      ? behind
      : {
          page,
          opener: isNothingFocused() ? pressed : document.activeElement,
          dialogs: 0,
          cancel: () => undefined,
        };
  behind = current;
  const change = (dialogs: number) => {
    current.dialogs += dialogs;
    current.cancel();
    current.cancel = afterPaint(() => update(current));
  };
  change(1);
  return () => change(-1);
}
