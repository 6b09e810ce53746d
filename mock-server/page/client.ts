/**
 * What the simulator knows of the product's page: its own keys in storage and its route. It is put back when the
 * world travels back, and the page starts again there.
 */

/** The product's keys (`lmx:…`) and the path it stood at, relative to the base. */
export interface ClientState {
  storage: Record<string, string>;
  route: string;
}

/** How the simulator reaches the page around it. Tests give one of their own. */
export interface ClientAdapter {
  snapshot(): ClientState;
  /** Puts the product's keys back; keys of others stay. */
  restore(state: ClientState): void;
  /** Starts the page again at its route. In a browser the promise never settles. */
  reload(route: string): Promise<void>;
  /** Whether starting again at this route leaves this document for good. */
  leaves(route: string): boolean;
  /** Settles when the page stands, after a start or a reload. */
  booted(): Promise<void>;
  /** Tells the page that the person is back, as the browser would. */
  poke(): void;
  /** Tells the page whether there is a network, as the browser would. */
  setOnline(online: boolean): void;
  /** Removes the anti-forgery cookie: what of the old world lives in cookies. */
  forget(): void;
}

const PREFIX = 'lmx:';
const BASE = '/lmx';
/** Longest wait for the page's loading view to go, in ms. */
const BOOT_PATIENCE = 5_000;
const BOOT_STEP = 25;

/** The product's key for the token of its session. */
export const TOKEN_KEY = `${PREFIX}token`;
/** The product's key for the account that waits for its code. */
export const VERIFICATION_KEY = `${PREFIX}verification`;
const DRAFT_PREFIX = `${PREFIX}draft:`;

/** A state with the drafts of another one, since they belong to accounts, and nothing else of it. */
export function withDraftsOf(state: ClientState, other: ClientState): ClientState {
  const drafts = Object.entries(other.storage).filter(([key]) => key.startsWith(DRAFT_PREFIX));
  return { ...state, storage: { ...Object.fromEntries(drafts), ...state.storage } };
}

const inOrder = ({ storage }: ClientState) => Object.entries(storage).sort(([a], [b]) => a.localeCompare(b));

/** Whether two states keep the same words in storage; the route may differ. */
export const keepsTheSame = (one: ClientState, other: ClientState): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** The adapter where there is no page: a server of its own, a script. */
export function createNoClient(): ClientAdapter {
  return {
    snapshot: () => ({ storage: {}, route: '/' }),
    restore() {},
    reload: async () => {},
    leaves: () => false,
    booted: async () => {},
    poke() {},
    setOnline() {},
    forget() {},
  };
}

function openStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function listKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
}

const addressOf = (route: string) => `${BASE}${route.startsWith('/') ? route : `/${route}`}`;
const isAt = (route: string) => `${location.pathname}${location.search}` === addressOf(route);

/** Whether the page is on its way to this very route, none of its modules having run: it need not start twice. */
const isStartingAt = (route: string) => document.readyState === 'loading' && isAt(route);

/** A browser that leaves a page cancels what it still loads, which is no missing file for the app to report. */
function hushMissingFiles() {
  const hush = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  globalThis.addEventListener('vite:preloadError', hush, true);
}

function navigate(route: string): Promise<void> {
  if (isStartingAt(route)) return Promise.resolve();
  hushMissingFiles();
  if (isAt(route)) location.reload();
  else location.assign(addressOf(route));
  return new Promise(() => {});
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the product's code holds what is on the screen, and none of it is the loading view. */
function isStanding(): boolean {
  const screen = document.getElementById('root')?.firstElementChild;
  // A page that came as HTML is there before its code is; React marks what it has taken over.
  if (!screen || !Object.keys(screen).some((key) => key.startsWith('__react'))) return false;
  const loading = [...document.querySelectorAll('.loading [role="progressbar"]')];
  return !loading.some((bar) => bar.getClientRects().length > 0);
}

async function pageStands(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
  }
  const end = performance.now() + BOOT_PATIENCE;
  while (performance.now() < end && !isStanding()) await pause(BOOT_STEP);
}

const pokes = new WeakSet<Event>();

function pokeEvent(type: string): Event {
  const event = new Event(type, { bubbles: type === 'visibilitychange' });
  pokes.add(event);
  return event;
}

/** Whether an event is the simulator's, which tells the app of a move, and not the browser's. */
export const isPoke = (event: Event): boolean => pokes.has(event);

/** The adapter over a real page. Parts can be replaced where there is no navigation (jsdom). */
export function createPageClient(parts: Partial<ClientAdapter> = {}): ClientAdapter {
  return {
    snapshot() {
      const disk = openStorage();
      const kept: Record<string, string> = {};
      if (disk) for (const key of listKeys(disk)) kept[key] = disk.getItem(key) ?? '';
      const { pathname, search } = globalThis.location;
      return {
        storage: kept,
        route: pathname.startsWith(BASE) ? pathname.slice(BASE.length) + search || '/' : '/',
      };
    },
    restore(state) {
      const disk = openStorage();
      if (!disk) return;
      for (const key of listKeys(disk)) disk.removeItem(key);
      for (const [key, value] of Object.entries(state.storage)) disk.setItem(key, value);
    },
    reload: navigate,
    leaves: (route) => !parts.reload && !isStartingAt(route),
    booted: pageStands,
    poke() {
      document.dispatchEvent(pokeEvent('visibilitychange'));
      globalThis.dispatchEvent(pokeEvent('focus'));
    },
    setOnline(online) {
      if (navigator.onLine === online) return;
      if (online) Reflect.deleteProperty(navigator, 'onLine');
      else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    forget() {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two browsers.
      document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
    },
    ...parts,
  };
}
