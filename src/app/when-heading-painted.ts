import { afterPaint } from '../lib/after-paint.ts';

/**
 * Calls back once the page has an h1 and has been painted, because focusing an element forces a layout, which
 * would delay the paint. The returned function cancels.
 */
export function whenHeadingPainted(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(look);
  function look() {
    if (!find()) return;
    observer.disconnect();
    cancel = afterPaint(() => {
      const heading = find();
      if (heading) callback(heading);
    });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    cancel?.();
  };
}
