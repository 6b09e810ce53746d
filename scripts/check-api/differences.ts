import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { getWeekLists, isRecord, toList, unwrap } from '../../src/api/decode.ts';
import { parseBody } from '../../src/api/parse-body.ts';
import { contract, fitsPath, resolve } from '../../src/api/testing/contract.ts';
import type { Exchange } from './browser.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  verbose: true,
  formats: { date: /^\d{4}-\d{2}-\d{2}$/, email: true, 'date-time': true },
});

function explain({ data, instancePath, keyword, message, params }: ErrorObject): string {
  const at = `body${instancePath.replaceAll('/', '.')}`;
  if (keyword === 'type') return `${at}: ${JSON.stringify(data)} is not ${[params.type].flat().join(' or ')}`;
  if (keyword === 'required') return `${at}: ${params.missingProperty} is missing`;
  return `${at}: ${params.format === 'date' ? 'not a date alone' : message}`;
}

export function findDifferences({ headers, method, path: address, status, text }: Exchange): string[] {
  const path = Object.keys(contract.paths).find((pattern) => fitsPath(pattern, address)) ?? '';
  const responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: object } } }> =
    contract.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const [code, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const differences = String(status) === code ? [] : [`status ${status} instead of ${code}`];
  if (text === '') return differences;
  const type = headers.get('content-type') ?? 'none';
  if (!type.includes('json')) differences.push(`Content-Type is ${type}`);
  const schema = response && resolve(response).content?.['application/json'].schema;
  const body = parseBody(text);
  if (!schema || body.kind !== 'json') return differences;
  const fits = ajv.compile({ ...schema, components: contract.components });
  const findFaults = (value: unknown) => (fits(value) ? [] : (fits.errors ?? []).map(explain));
  const faults = findFaults(body.value);
  const inner = unwrap(body.value);
  const innerFaults = findFaults(inner);
  // A ranking has a `data` of its own.
  if (innerFaults.length >= faults.length) return differences.concat(faults);
  return [...differences, 'wrapped in “data”', ...innerFaults];
}

function isList(value: unknown): boolean {
  const inner = isRecord(value) && 'data' in value ? value.data : value;
  return Array.isArray(inner) || Boolean(toList(inner)?.length);
}

/** Counts the rows of a list, of a page or of lists by week. */
export function countSent({ text }: Exchange): number {
  const body = parseBody(text);
  const value = body.kind === 'json' ? unwrap(body.value) : null;
  const list = toList(value);
  if (list && !list.some(isList)) return list.length;
  return getWeekLists(value).reduce((sum, week) => sum + week.list.length, 0);
}

/** Returns null for a value that is no list. */
export function countRead(value: unknown): number | null {
  const list = value instanceof Map ? [...value.values()].flat() : isRecord(value) ? value.rows : value;
  return Array.isArray(list) ? list.length : null;
}
