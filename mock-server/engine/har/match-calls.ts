/**
 * Finds the call of a HAR file that answers a call of the app: the next one with its method and path, with the same
 * query if the file has it. A call that changes something is a barrier: a read gets an answer from behind it only after
 * the app has made that call, or when the file has no earlier answer. A read that the app makes more often than the
 * file gets the last answer again.
 */
import type { HarCall } from './har-call.ts';

export interface Match {
  index: number;
  isRepeated: boolean;
}

const changes = ({ method }: Pick<HarCall, 'method'>) => method !== 'GET';

export function createHarQueue(calls: readonly Pick<HarCall, 'method' | 'url'>[], used: readonly number[]) {
  const done = new Set(used);
  const addresses = calls.map(({ url }) => new URL(url, 'http://har'));
  const isOpen = (index: number) => !done.has(index);
  const findLast = (indexes: readonly number[]) => Math.max(-1, ...indexes);
  /** The last call that the app has made, and the last one that changes something. */
  let last = findLast(used);
  let lastChange = findLast(used.filter((index) => calls[index] && changes(calls[index])));

  function findMatch(method: string, url: URL): Match | null {
    const found = calls.flatMap((call, index) =>
      call.method === method && addresses[index]?.pathname === url.pathname ? [index] : [],
    );
    const isExact = (index: number) => hasSameQuery(addresses[index] ?? url, url);
    const open = found.filter(isOpen);
    if (changes({ method })) {
      const index = open.find(isExact) ?? open[0];
      return index === undefined ? null : { index, isRepeated: false };
    }
    const barrier = calls.findIndex((call, index) => index > lastChange && changes(call) && isOpen(index));
    const reachable = barrier === -1 ? open : open.filter((index) => index < barrier);
    const earlier = found.filter((index) => !isOpen(index));
    const exact = reachable.find(isExact);
    if (exact !== undefined) return { index: exact, isRepeated: false };
    const repeated = earlier.findLast(isExact);
    if (repeated !== undefined) return { index: repeated, isRepeated: true };
    const next = reachable[0] ?? (earlier.length === 0 ? (open.find(isExact) ?? open[0]) : undefined);
    if (next !== undefined) return { index: next, isRepeated: false };
    const any = earlier.at(-1);
    return any === undefined ? null : { index: any, isRepeated: true };
  }

  function use(index: number) {
    done.add(index);
    last = Math.max(last, index);
    if (calls[index] && changes(calls[index])) lastChange = Math.max(lastChange, index);
  }

  return {
    /** Returns the call that answers, or null when the file lacks it, and counts it as made. */
    take(method: string, url: URL): Match | null {
      const match = findMatch(method, url);
      if (match && !match.isRepeated) use(match.index);
      return match;
    },
    /** Counts a call as made that the app doesn't make. */
    skip: use,
    used: () => [...done],
    /** The calls after the last one that was made. */
    next: () => calls.flatMap((_call, index) => (index > last && isOpen(index) ? [index] : [])),
  };
}

function hasSameQuery(a: URL, b: URL): boolean {
  const sort = ({ searchParams }: URL) => [...searchParams].map((pair) => pair.join('=')).toSorted();
  return sort(a).join('&') === sort(b).join('&');
}
