/**
 * The first script of the page. In a prerendered page without a stored token, it fetches the app after the
 * first paint, so that fetching the app never delays the paint. With a stored token (class `returning`), or in
 * the empty shell, which is the HTML of a page that is not prerendered, it fetches the app at once.
 */

import './first-calls.ts';
import { createStorage } from './lib/storage.ts';
import { whenPageStays } from './lib/when-page-stays.ts';
import { preloadPageFiles } from './preload-page-files.ts';

/**
 * Longest wait for the first paint (ms), because browsers report no paint of a tab that was opened in the
 * background.
 */
const PAINT_TIMEOUT_MS = 3_000;

const page = document.documentElement;

function fail() {
  // Removing `returning` shows a prerendered page again, and its links work. In the empty shell, the class
  // `failed` shows the failure and a link that reloads.
  page.classList.remove('returning');
  page.classList.add('failed');
}

let hasStarted = false;
let isAppHere = false;

async function loadApp() {
  try {
    // Vite compiles `import().then()` so that the callback is not called when a style sheet is missing, hence
    // `await`.
    await import('./main.tsx');
    isAppHere = true;
  } catch (error) {
    await whenPageStays();
    fail();
    throw error;
  }
}

function start() {
  if (hasStarted) return;
  hasStarted = true;
  // In the empty shell, its inline script (`shell.ts`) has preloaded them.
  if (isPrerendered) preloadPageFiles(createStorage());
  void loadApp();
}

function afterFirstPaint() {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    // The browser does not report paints. At the second animation frame the first frame has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  } else {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }
  setTimeout(start, PAINT_TIMEOUT_MS);
  // A pointer or key press starts the app at once, even before the paint is reported.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
}

addEventListener('pageshow', ({ persisted }) => {
  // The page was left while the app was being fetched. Leaving it cancelled the fetch, and the back/forward cache
  // restores the page without the app.
  if (persisted && hasStarted && !isAppHere) location.reload();
});

const isPrerendered = document.getElementById('root')?.firstElementChild != null;
// In an unsupported browser (decision 017) the app never starts, and the text of the page stays.
if (!page.classList.contains('unsupported')) {
  if (isPrerendered && !page.classList.contains('returning')) afterFirstPaint();
  else start();
}
