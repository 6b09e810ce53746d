/** What the engine does with the page: it reads and restores the page's state, reloads it, and notifies the app. */
import { openLocalStorage } from '../../lib/local-storage.ts';
import { getKeysWith } from './browser-keys.ts';
import type { PageKeys, PageState } from './page-state.ts';

export type PageAdapter = ReturnType<typeof createPageAdapter>;

export interface PageOptions {
  keys: PageKeys;
  /** The path of the app on its host, such as `/app`; empty at the root. */
  base?: string;
  /** Whether the page shows the app. By default it does as soon as it has loaded. */
  isReady?(): boolean;
  /** The events by which the app's code reports a file that it couldn't load. */
  loadErrorEvents?: readonly string[];
}

const BOOT_TIMEOUT_MS = 5_000;
const BOOT_POLL_MS = 25;

export function createPageAdapter(options: PageOptions) {
  const { keys, base = '', isReady = () => true, loadErrorEvents = [] } = options;
  const toAddress = (route: string) => `${base}${route.startsWith('/') ? route : `/${route}`}`;
  const isAt = (route: string) => `${location.pathname}${location.search}` === toAddress(route);
  /**
   * Returns whether a reload at a route leaves the document. A page that still loads the route needs no reload, because
   * none of its modules has run.
   */
  const needsReload = (route: string) => document.readyState !== 'loading' || !isAt(route);

  return {
    /** False where no page stores the session, as in Node. */
    hasPage: true,
    snapshot(): PageState {
      const { pathname, search } = globalThis.location;
      const own = Object.entries(openLocalStorage() ?? {}).filter(([key]) => key.startsWith(keys.page));
      return { storage: Object.fromEntries(own), route: (pathname.slice(base.length) || '/') + search };
    },
    setState(state: PageState) {
      const disk = openLocalStorage();
      if (!disk) return;
      for (const key of getKeysWith(disk, keys.page)) disk.removeItem(key);
      for (const [key, value] of Object.entries(state.storage)) disk.setItem(key, value);
    },
    needsReload,
    /** Reloads the page at a route. The promise resolves only if the page needs no reload. */
    async reload(route: string): Promise<void> {
      if (!needsReload(route)) return;
      ignoreCancelledDownloads(loadErrorEvents);
      if (isAt(route)) location.reload();
      // The page before a jump belongs to another world, so that Back leads to what came before both.
      else location.replace(toAddress(route));
      await new Promise(() => {});
    },
    async booted(): Promise<void> {
      if (document.readyState !== 'complete')
        await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
      const end = performance.now() + BOOT_TIMEOUT_MS;
      while (performance.now() < end && !isReady())
        await new Promise((resolve) => setTimeout(resolve, BOOT_POLL_MS));
    },
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
    cookies: () => document.cookie,
    /**
     * Removes the cookies that are invalid after a jump which reloads the page. A cookie belongs to the browser, so the
     * other tabs lose it too; the app asks for a new one at its next POST.
     */
    clearCookies() {
      for (const name of keys.cookies ?? []) {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two browsers.
        document.cookie = `${name}=; path=/; max-age=0`;
      }
    },
  };
}

export function createNoPage(): PageAdapter {
  return {
    hasPage: false,
    snapshot: () => ({ storage: {}, route: '/' }),
    setState() {},
    reload: async () => {},
    needsReload: () => false,
    booted: async () => {},
    poke() {},
    setOnline() {},
    cookies: () => '',
    clearCookies() {},
  };
}

/** A browser that leaves a page cancels its downloads. The app must not report them as missing files. */
function ignoreCancelledDownloads(loadErrorEvents: readonly string[]) {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of loadErrorEvents) globalThis.addEventListener(type, ignore, true);
}

/** An event that the engine dispatches, as if the user had returned to the tab, so that the app refetches. */
class Poke extends Event {}

export const isPoke = (event: Event): boolean => event instanceof Poke;
