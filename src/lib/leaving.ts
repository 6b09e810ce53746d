/** How long a failure waits in a page that is being left (ms): by then the page is gone, unless the link was a download. */
const LEAVING_MS = 10_000;

let isLeaving = false;

globalThis.addEventListener?.('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, LEAVING_MS);
});

/**
 * Settles at once in a page that stays. Firefox cancels what a page still loads as soon as the page is left: that
 * failure waits until the page is shown again or has stayed after all.
 */
export function whenStaying(): Promise<void> {
  if (!isLeaving) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      globalThis.removeEventListener('pageshow', onShow);
      resolve();
    };
    // A page whose loading is cancelled is “shown” for the first time.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && settle();
    globalThis.addEventListener('pageshow', onShow);
    setTimeout(settle, LEAVING_MS);
  });
}
