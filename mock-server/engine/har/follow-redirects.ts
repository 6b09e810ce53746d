import { getHeader, getText, type Json, toRecord } from './read-json.ts';

/**
 * Gives each redirected entry of a HAR file the response of its last target, as the browser has given it to the app,
 * and leaves out the entries of the targets. A redirect whose target the file lacks was not followed, and stays.
 */
export function followRedirects(entries: readonly Json[]): Json[] {
  const targets = new Set<Json>();
  const followed = entries.map((entry) => {
    const chain = targets.has(entry) ? [] : listTargets(entry, entries, targets);
    const last = chain.at(-1);
    if (!last) return entry;
    const time = [entry, ...chain].reduce((sum, part) => sum + getTime(part), 0);
    return { ...entry, response: last.response, time };
  });
  return followed.filter((_, index) => !targets.has(entries[index] ?? {}));
}

/** Adds what it finds to `taken`, so that a redirect to itself ends. */
function listTargets(entry: Json, entries: readonly Json[], taken: Set<Json>): Json[] {
  const address = getTarget(entry);
  if (address === null) return [];
  const target = entries.find(
    (other) =>
      other !== entry &&
      !taken.has(other) &&
      getText(toRecord(other.request).url) === address &&
      !(getPause(entry, other) < 0) &&
      !(getPause(entry, other) > getTime(entry) + MAX_PAUSE_MS),
  );
  if (!target) return [];
  taken.add(target);
  return [target, ...listTargets(target, entries, taken)];
}

/**
 * A browser follows at once. A later call of the same address, such as a page that is opened again, is not the target.
 */
const MAX_PAUSE_MS = 1_000;

const getTime = ({ time }: Json) => Number(time) || 0;

const getStart = ({ startedDateTime }: Json) => Date.parse(getText(startedDateTime));

/** The time from the start of a redirect to that of a call, in ms. NaN when the file doesn't say it. */
const getPause = (redirect: Json, call: Json) => getStart(call) - getStart(redirect);

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function getTarget({ request, response }: Json): string | null {
  const answer = toRecord(response);
  const location = getText(answer.redirectURL) || getHeader(answer, 'location');
  const from = getText(toRecord(request).url);
  if (!REDIRECTS.includes(Number(answer.status)) || location === '' || !URL.canParse(location, from))
    return null;
  return new URL(location, from).href;
}
