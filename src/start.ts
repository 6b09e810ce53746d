/**
 * The first script of the page. A prerendered page is painted before the app is fetched, so that the script never
 * delays what a visitor sees; the empty shell has nothing to wait for.
 */

import { sendEarlyCalls } from './api/http/early-calls.ts';
import { browserRuntime } from './api/http/runtime.ts';
import { BASE_PATH } from './lib/paths.ts';
import { createStorage, STORAGE_KEYS } from './lib/storage.ts';

/** Longest wait for a first paint that the browser may never report (a tab opened in the background), in ms. */
const PATIENCE_MS = 3_000;

/** How long a failure waits in a page that is being left (ms), as in `lib/leaving.ts`. */
const LEAVING_MS = 10_000;

const page = document.documentElement;

function fail() {
  // What was prerendered still reads well and its links work; the empty shell says so and offers another try.
  page.classList.remove('returning');
  page.classList.add('failed');
}

let hasStarted = false;
let isAppHere = false;
let isLeaving = false;

/**
 * Fetches the page's own files beside the app's; without this they would be asked for only when the app has run. The page
 * names them by its audience, and the shell also by its address.
 */
function fetchPageFiles(isPlayer: boolean) {
  const audience = isPlayer
    ? 'meta[name="page-files"], meta[name="player-files"]'
    : 'meta[name="page-files"]';
  for (const { content, dataset } of document.querySelectorAll<HTMLMetaElement>(audience)) {
    const isForThisPage =
      dataset.path === undefined ||
      new RegExp(`^${BASE_PATH}${dataset.path}/?$`, 'i').test(location.pathname);
    for (const href of isForThisPage ? content.split(' ').filter(Boolean) : []) preload(href);
  }
}

function preload(href: string) {
  const link = document.createElement('link');
  const isSheet = href.endsWith('.css');
  link.rel = isSheet ? 'preload' : 'modulepreload';
  if (isSheet) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

async function loadApp() {
  try {
    // Awaited: Vite takes a `then` for a part of the import, and would not call it when a sheet is missing.
    await import('./main.tsx');
    isAppHere = true;
  } catch (error) {
    // Firefox cancels what a page still loads as soon as the page is left.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    fail();
    throw error;
  }
}

function start() {
  if (hasStarted) return;
  hasStarted = true;
  const token = createStorage().get(STORAGE_KEYS.token);
  const baseUrl = import.meta.env.VITE_API_URL ?? '';
  sendEarlyCalls({ baseUrl, token, cookies: browserRuntime.readCookies(), pathname: location.pathname });
  fetchPageFiles(token !== null);
  void loadApp();
}

function afterFirstPaint() {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    // Two frames: the first one may still be on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  } else {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }
  setTimeout(start, PATIENCE_MS);
  // Whoever touches the page first is waiting for it.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
}

addEventListener('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, LEAVING_MS);
});

addEventListener('pageshow', ({ persisted }) => {
  // Leaving before the scripts had come cancelled them; “back” restores the page as it was, without them.
  if (persisted && hasStarted && !isAppHere) location.reload();
});

const isPrerendered = document.getElementById('root')?.firstElementChild != null;
// An unsupported browser keeps the text of the page (decision 017).
if (!page.classList.contains('unsupported')) {
  if (isPrerendered && !page.classList.contains('returning')) afterFirstPaint();
  else start();
}
