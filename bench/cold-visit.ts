/**
 * One first visit to an address, with an empty cache, under a throttled network and processor: every request, how many
 * had to wait for one another, and the moment at which what the visit is for is on screen.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { PHONE } from './phone.ts';

/** Bytes of the compressed body. Times in ms since the navigation. */
export interface VisitRequest {
  path: string;
  type: string;
  bytes: number;
  startedAt: number;
  endedAt: number;
  /** 1 for the page; one more than the latest round whose answer had come before this request started. */
  round: number;
}

export interface Visit {
  /** All requests until the network is idle, in the order in which they started. */
  requests: VisitRequest[];
  /** When the wanted element was first on screen (ms since the navigation). */
  shownAt: number;
}

export interface VisitOptions {
  url: string;
  /** CSS selector of what the visit is for. */
  wanted: string;
  /** Kept in the storage before the page's first script runs. */
  token?: string;
  network?: Network;
  /** Factor by which the processor is slowed down. */
  cpu?: number;
}

/** Latency in ms, bytes per second (-1 is unlimited). */
export interface Network {
  latency: number;
  throughput: number;
}

/** Lighthouse's slow 4G. */
export const SLOW_4G: Network = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
/** Latency alone: it sets the rounds apart and leaves the time to the machine. */
export const LATENCY_ONLY: Network = { latency: 150, throughput: -1 };

/** The network rests when nothing has started or ended for so long (ms): a visitor's app starts after the first paint. */
const QUIET_MS = 1_500;
/** Longest wait for the wanted element (ms). */
const TIMEOUT_MS = 60_000;

/** Fonts and pictures: no other request waits for them, and neither does the wanted element. */
const DECORATION = /\.(?:woff2|svg|png|jpe?g|webp)$/;

type Unplaced = Omit<VisitRequest, 'round'>;

/** Gives each request its round. `requests` are in the order in which they started. */
export function placeInRounds(requests: readonly Unplaced[]): VisitRequest[] {
  const placed: VisitRequest[] = [];
  for (const request of requests) {
    const before = placed.filter(
      ({ endedAt, path }) => endedAt <= request.startedAt && !DECORATION.test(path),
    );
    placed.push({ ...request, round: 1 + Math.max(0, ...before.map(({ round }) => round)) });
  }
  return placed;
}

/** Rounds one after the other until the wanted element was on screen, without fonts and pictures. */
export function countRounds({ requests, shownAt }: Visit): number {
  return Math.max(
    ...requests
      .filter(({ endedAt, path }) => endedAt <= shownAt && !DECORATION.test(path))
      .map(({ round }) => round),
  );
}

interface Recorder {
  getRequests(): Unplaced[];
  /** Milliseconds since a request last started or ended. */
  getQuietMs(): number;
}

/** Collects the requests of a page. Times are those of the browser's own clock. */
async function recordRequests(session: CDPSession): Promise<Recorder> {
  const found = new Map<string, Unplaced>();
  const headerBytes = new Map<string, number>();
  let origin = 0;
  let changedAt = performance.now();
  const since = (seconds: number) => (seconds - origin) * 1000;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    changedAt = performance.now();
    if (found.size === 0) origin = timestamp;
    const path = new URL(request.url).pathname;
    found.set(requestId, {
      path,
      type: type ?? '',
      bytes: 0,
      startedAt: since(timestamp),
      endedAt: Infinity,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void found.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) found.delete(requestId);
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    changedAt = performance.now();
    const request = found.get(requestId);
    const bytes = encodedDataLength - (headerBytes.get(requestId) ?? 0);
    if (request) Object.assign(request, { endedAt: since(timestamp), bytes });
  });
  await session.send('Network.enable');
  return {
    getRequests: () => [...found.values()],
    getQuietMs: () => performance.now() - changedAt,
  };
}

/** Runs in the page: keeps the moment of the first frame that shows the wanted element. */
function watchFor({ wanted, token }: { wanted: string; token: string | undefined }) {
  if (token) localStorage.setItem('lmx:token', token);
  const look = () => {
    if (!document.querySelector(wanted)?.checkVisibility()) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      performance.mark('wanted');
    });
  };
  look();
}

/** Throttles the network of a page. */
export async function setNetwork(session: CDPSession, { latency, throughput }: Network) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Visits an address in a fresh profile. Rejects when the wanted element does not come. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { url, wanted, token, network = SLOW_4G, cpu = 1 } = options;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchFor, { wanted, token });
    const recorder = await recordRequests(session);
    await setNetwork(session, network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('wanted').length > 0, null, {
      timeout: TIMEOUT_MS,
    });
    const shownAt = await page.evaluate(() => performance.getEntriesByName('wanted')[0]?.startTime ?? 0);
    while (recorder.getQuietMs() < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
    return { requests: placeInRounds(recorder.getRequests()), shownAt };
  } finally {
    await context.close();
  }
}
