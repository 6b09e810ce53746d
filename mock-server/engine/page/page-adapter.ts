import { BASE, toRoute } from '../../lib/address.ts';
import { isHydrated } from '../../lib/hydration.ts';
import { openLocalStorage } from '../../lib/local-storage.ts';
import { getKeysWith } from './tab-storage.ts';

export interface PageState {
  storage: Record<string, string>;
  route: string;
}

export type PageAdapter = ReturnType<typeof createPageAdapter>;

const PREFIX = 'lmx:';
const BOOT_TIMEOUT_MS = 5_000;
const BOOT_POLL_MS = 25;

export const TOKEN_KEY = `${PREFIX}token`;
export const VERIFICATION_KEY = `${PREFIX}verification`;
const DRAFT_PREFIX = `${PREFIX}draft:`;

export function createPageAdapter() {
  return {
    /** False where no page stores the session, as in Node. */
    hasPage: true,
    snapshot(): PageState {
      const { pathname, search } = globalThis.location;
      const own = Object.entries(openLocalStorage() ?? {}).filter(([key]) => key.startsWith(PREFIX));
      return { storage: Object.fromEntries(own), route: toRoute(pathname) + search };
    },
    setState(state: PageState) {
      const disk = openLocalStorage();
      if (!disk) return;
      for (const key of getKeysWith(disk, PREFIX)) disk.removeItem(key);
      for (const [key, value] of Object.entries(state.storage)) disk.setItem(key, value);
    },
    reload,
    leaves,
    booted: waitUntilRendered,
    poke() {
      document.dispatchEvent(new Poke('visibilitychange', { bubbles: true }));
      globalThis.dispatchEvent(new Poke('focus'));
    },
    setOnline(online: boolean) {
      if (navigator.onLine === online) return;
      if (online) Reflect.deleteProperty(navigator, 'onLine');
      else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    clearCsrfCookie() {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two browsers.
      document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
    },
  };
}

export function createNoPage(): PageAdapter {
  return {
    hasPage: false,
    snapshot: () => ({ storage: {}, route: '/' }),
    setState() {},
    reload: async () => {},
    leaves: () => false,
    booted: async () => {},
    poke() {},
    setOnline() {},
    clearCsrfCookie() {},
  };
}

const toAddress = (route: string) => `${BASE}${route.startsWith('/') ? route : `/${route}`}`;
const isAt = (route: string) => `${location.pathname}${location.search}` === toAddress(route);

/**
 * Returns whether a reload at a route leaves the document. A page that still loads the route needs no reload, because
 * none of its modules has run.
 */
const leaves = (route: string) => document.readyState !== 'loading' || !isAt(route);

/** Reloads the page at a route. The promise resolves only if the page needs no reload. */
async function reload(route: string): Promise<void> {
  if (!leaves(route)) return;
  // A browser that leaves a page cancels its downloads. The app must not report them as missing files.
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  globalThis.addEventListener('vite:preloadError', ignore, true);
  if (isAt(route)) location.reload();
  else location.assign(toAddress(route));
  await new Promise(() => {});
}

async function waitUntilRendered(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const end = performance.now() + BOOT_TIMEOUT_MS;
  while (performance.now() < end && !isRendered())
    await new Promise((resolve) => setTimeout(resolve, BOOT_POLL_MS));
}

function isRendered(): boolean {
  const screen = document.getElementById('root')?.firstElementChild;
  // A prerendered page is visible before its code runs.
  if (!screen || !isHydrated(screen)) return false;
  const loading = [...document.querySelectorAll('.loading [role="progressbar"]')];
  return !loading.some((bar) => bar.getClientRects().length > 0);
}

/** An event that the simulator dispatches, as if the user had returned to the tab, so that the app refetches. */
class Poke extends Event {}

export const isPoke = (event: Event): boolean => event instanceof Poke;

/**
 * Returns `state` with the drafts of `other` added. If both have a draft under a key, the draft of `state` stays.
 * Drafts are stored by account, so a change of the persona keeps them.
 */
export function copyDrafts(state: PageState, other: PageState): PageState {
  const drafts = Object.entries(other.storage).filter(([key]) => key.startsWith(DRAFT_PREFIX));
  return { ...state, storage: { ...Object.fromEntries(drafts), ...state.storage } };
}
