import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Tijuana',
};

/**
 * Times in ms since the request of the page; `bytes` is the size of the compressed body. A request that has not
 * ended has `endedAt` Infinity and `bytes` 0.
 */
export interface VisitRequest {
  path: string;
  type: string;
  bytes: number;
  startedAt: number;
  endedAt: number;
  /**
   * 1 when no response came before this request started, as for the page. Otherwise one more than the highest
   * round among the responses that came before. Responses of fonts and pictures are not considered.
   */
  round: number;
}

export interface Visit {
  requests: VisitRequest[];
  shownAt: number;
}

export interface VisitOptions {
  url: string;
  wanted: string;
  token?: string;
}

/**
 * Each response takes at least this time (ms), so all requests of a round (`VisitRequest.round`) start before the first
 * response of that round. Without a bandwidth limit, the rest of the time depends only on the machine.
 */
const LATENCY_MS = 150;

/**
 * After the element `wanted` is shown, a visit ends when no request has started or ended for this time (ms).
 * The time is longer than the pause between the first paint and the start of a visitor's app, so the requests
 * of the app are counted.
 */
const QUIET_MS = 1_500;
const TIMEOUT_MS = 60_000;

/**
 * Fonts and pictures start no new round and their own round is not counted, because no other request and no
 * `wanted` element waits for them.
 */
const DECORATION = /\.(?:woff2|svg|png|jpe?g|webp)$/;

type Unplaced = Omit<VisitRequest, 'round'>;

function placeInRounds(requests: readonly Unplaced[]): VisitRequest[] {
  const placed: VisitRequest[] = [];
  for (const request of requests) {
    const before = placed.filter(
      ({ endedAt, path }) => endedAt <= request.startedAt && !DECORATION.test(path),
    );
    placed.push({ ...request, round: 1 + Math.max(0, ...before.map(({ round }) => round)) });
  }
  return placed;
}

export function countRounds({ requests, shownAt }: Visit): number {
  return Math.max(
    ...requests
      .filter(({ endedAt, path }) => endedAt <= shownAt && !DECORATION.test(path))
      .map(({ round }) => round),
  );
}

interface Recorder {
  getRequests(): Unplaced[];
  getQuietMs(): number;
}

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

export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { url, wanted, token } = options;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchFor, { wanted, token });
    const recorder = await recordRequests(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
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
