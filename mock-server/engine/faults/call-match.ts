/** The calls that a fault affects, written as a method, a path or both: `POST /api/tasks`, `GET *`, `*`. */

import { measureDistance } from '../../lib/text.ts';
import * as FAULT_TEXTS from './texts.ts';

export const MATCH =
  /^(?=.*\S)\s*(?:(\*|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)(?=\s|$))?\s*(\*|\/\S*)?\s*$/i;

/**
 * Returns the text without the origin, the query and the slash at the end of an address, and its method in capitals.
 */
export const cleanMatch = (text: string): string =>
  text
    .trim()
    .replace(/^([a-z*]+\s+)?https?:\/\/[^/\s]+(?=\/)/i, '$1')
    .replace(/[?#]\S*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(\/[^/\s]+)\/$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[a-z]+/i, (method) => method.toUpperCase());

const isVariable = (segment: string) =>
  segment === '*' || segment.startsWith(':') || /^\{.*\}$/.test(segment);

const toCall = (endpoint: string) => {
  const [method = '', path = ''] = endpoint.split(' ');
  return { endpoint, method, segments: path.split('/') };
};
type Call = ReturnType<typeof toCall>;

const getMethods = (calls: readonly Call[]) => [...new Set(calls.map(({ method }) => method))];

/**
 * Returns a text that `cleanMatch` has cleaned, with the path in the case of the endpoint. Throws an `Error` in
 * Spanish, which names the nearest calls, when the text matches none of the endpoints.
 */
export function readMatch(match: string, endpoints: readonly string[]): string {
  const calls = endpoints.map(toCall);
  const [, verb = '*', target = '*'] = MATCH.exec(match) ?? [];
  if (verb !== '*' && !getMethods(calls).includes(verb))
    throw new Error(FAULT_TEXTS.unusedMethod(verb, nameNearest(calls, verb, target)));
  if (target === '*') return match;
  const wanted = target.split('/');
  const lowerCase = target.toLowerCase().split('/');
  const call = calls.find(
    ({ method, segments }) => (verb === '*' || verb === method) && fits(segments, lowerCase),
  );
  if (!call) throw new Error(FAULT_TEXTS.unknownCall(match, nameNearest(calls, verb, target)));
  const path = wanted.map((segment, index) =>
    isVariable(segment) || isVariable(call.segments[index] ?? '') ? segment : segment.toLowerCase(),
  );
  return match.replace(target, path.join('/'));
}

/** Whether the match of a fault, cleaned or from a saved world, names the call with this method and path. */
export function matchesCall(match: string, method: string, path: string): boolean {
  const [, verb = '*', target = '*'] = MATCH.exec(match) ?? [];
  if (verb !== '*' && verb.toUpperCase() !== method) return false;
  if (target === '*') return true;
  const wanted = target.split('?')[0]?.split('/') ?? [];
  // A route also answers its path with a slash at the end.
  return fits(path.replace(/(.)\/$/, '$1').split('/'), wanted);
}

/** Whether two paths have the same segments. A variable in one of them stands for any segment of the other. */
const fits = (segments: readonly string[], wanted: readonly string[]) =>
  segments.length === wanted.length &&
  segments.every((segment, index) => {
    const part = wanted[index] ?? '';
    return part === segment || isVariable(part) || (isVariable(segment) && part !== '');
  });

const MAX_NEAREST = 3;

function nameNearest(calls: readonly Call[], verb: string, target: string): string {
  if (target === '*') return FAULT_TEXTS.methods(getMethods(calls));
  const nearest = calls
    .map(({ endpoint, method, segments }) => ({
      endpoint,
      distance: measureDistance(segments.join('/'), target.toLowerCase()) + (method === verb ? 0 : 1),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAREST);
  return FAULT_TEXTS.nearest(nearest.map(({ endpoint }) => endpoint));
}
