/**
 * Maximum delay of an error in a page that is being left (ms). A page that is still open after this time was
 * not left, for example because the link was a download.
 */
const LEAVING_MS = 10_000;

/** Longest time from an error to the `beforeunload` event of the navigation that caused it (ms). */
const UNLOAD_MS = 250;

let leftAt = Number.NEGATIVE_INFINITY;

globalThis.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});

globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) leftAt = Number.NEGATIVE_INFINITY;
});

/**
 * Delays the error of a file that could not be loaded. Firefox cancels pending requests when the user leaves the page,
 * sometimes just before `beforeunload`, and the errors of these requests must not be shown. Resolves after `UNLOAD_MS`
 * if the page is not being left, otherwise when it is restored or `LEAVING_MS` after the call.
 */
export async function whenPageStays(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
  if (performance.now() - leftAt >= LEAVING_MS) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      globalThis.removeEventListener('pageshow', onShow);
      resolve();
    };
    // Only an event with `persisted: true` means that the page is restored: Firefox also fires `pageshow` with
    // `persisted: false`, when the loading of a page is cancelled.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && settle();
    globalThis.addEventListener('pageshow', onShow);
    setTimeout(settle, LEAVING_MS - UNLOAD_MS);
  });
}
