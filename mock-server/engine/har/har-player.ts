/** Answers the app's calls from a HAR file, and moves the world's clock to the times of the answers. */
import { createNetworkError } from '../../lib/network-error.ts';
import type { NativeTimers } from '../clock/timers.ts';
import type { ApiReply, ApiRequest } from '../network/call.ts';
import type { HarCall, HarRules } from './har-call.ts';
import { createHarQueue } from './match-calls.ts';
import { type HarFile, STAND_IN } from './read-har.ts';

export interface HarState {
  /** Indexes of the calls that the app has made. */
  used: number[];
  /** Calls that the file lacks. */
  missing: string[];
  withTimes: boolean;
}

interface Deps {
  file: HarFile;
  state: HarState;
  clock: { now(): number; set(at: number, rate: number): void };
  rules: Pick<HarRules, 'cookieEndpoint'>;
  /** The names of the cookies that an answer of `cookieEndpoint` sets. */
  cookies: readonly string[];
  findEndpoint(method: string, path: string): string | null;
  timers: NativeTimers;
  /** Called when what `view` returns, or the clock, has changed. */
  emitChange(): void;
}

/** What the panel shows of the file that is played. */
export type HarView = ReturnType<HarPlayer['view']>;
export type HarPlayer = ReturnType<typeof createHarPlayer>;

const MAX_MISSING = 50;
const MAX_NEXT = 3;
/** `setTimeout` fires at once for longer delays. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export function createHarPlayer({ file, state, clock, timers, emitChange, ...deps }: Deps) {
  const { calls } = file;
  let queue = createHarQueue(calls, state.used);
  let { missing } = state;
  let { withTimes } = state;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getNext = () =>
    queue
      .next()
      .map((index) => ({ index, call: calls[index] as HarCall }))
      .filter(({ call }) => call.endpoint !== deps.rules.cookieEndpoint);

  /** The clock runs to the time of the next answer and waits there, so that it never has to go back. */
  function showTime(now: number) {
    timers.clear(timer);
    const until = getNext().find(({ call }) => call.at !== null)?.call.at ?? null;
    clock.set(now, until !== null && until <= now ? 0 : 1);
    if (until !== null && until > now)
      timer = timers.set(
        () => {
          clock.set(Math.max(until, clock.now()), 0);
          emitChange();
        },
        Math.min(until - now, MAX_DELAY_MS),
      );
  }

  /** The cookies of the file are secret, so the app gets others. */
  const getCookies = () => deps.cookies.map((name) => `${name}=${STAND_IN}`);

  async function answer({ method, url }: ApiRequest): Promise<ApiReply> {
    const isForCookie = deps.findEndpoint(method, url.pathname) === deps.rules.cookieEndpoint;
    const match = queue.take(method, url);
    const call = match && calls[match.index];
    if (!call) {
      if (isForCookie) return { status: 204, headers: {}, body: '', cookies: getCookies() };
      const name = `${method} ${url.pathname}${url.search}`;
      if (!missing.includes(name) && missing.length < MAX_MISSING) missing.push(name);
      emitChange();
      throw createNetworkError();
    }
    if (withTimes) await new Promise<void>((resolve) => timers.set(resolve, call.ms));
    if (!match.isRepeated) showTime(Math.max(clock.now(), call.at ?? 0));
    emitChange();
    if (call.status === 0) throw createNetworkError();
    const { status, headers, body } = call;
    return { status, headers, body, cookies: isForCookie && status < 300 ? getCookies() : [] };
  }

  /** Starts the clock: at the first call of the file, or where it was before the page was reloaded. */
  function start(at: number | null) {
    const first = calls.find((call) => call.at !== null);
    showTime(at ?? (first?.at == null ? clock.now() : first.at - first.ms));
  }

  return {
    answer,
    start,
    /** Begins again with the first call. */
    restart() {
      queue = createHarQueue(calls, []);
      missing = [];
      start(null);
    },
    /** Goes on to the call after the next one. */
    skip() {
      const [next] = getNext();
      if (!next) return;
      queue.skip(next.index);
      showTime(clock.now());
      emitChange();
    },
    setTimes(isOn: boolean) {
      withTimes = isOn;
      emitChange();
    },
    stop: () => timers.clear(timer),
    getState: (): HarState => ({ used: queue.used(), missing, withTimes }),
    view: () => ({
      creator: file.creator,
      /** Number of calls in the file, and of those that the app has made. */
      total: calls.length,
      done: queue.used().length,
      /** The calls that the app is expected to make now, the next one first. */
      next: getNext()
        .slice(0, MAX_NEXT)
        .map(({ call: { method, url, endpoint, sent } }) => ({ method, url, endpoint, sent })),
      /** The calls that the file lacks, which were answered as a lost connection. */
      missing: [...missing],
      others: file.others,
      bodiless: file.bodiless,
      withTimes,
    }),
    calls: () => calls,
  };
}
