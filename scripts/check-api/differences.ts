/** Compares an answer with docs/contract/openapi.yaml. */
import type { ErrorObject } from 'ajv';
import { unwrap } from '../../src/api/decode.ts';
import { parseBody } from '../../src/api/parse-body.ts';
import { cut } from './answers.ts';
import type { Contract } from './contract-types.ts';
import type { Exchange } from './exchange.ts';
import { getRowsSent } from './lists.ts';

interface Difference {
  /** Path of the value, such as `/7/data/0/time`. */
  path: string;
  /** The value as JSON. */
  came: string;
  wanted: string;
}

/** All differences, as “body.7.data[].time: null is not string”. */
export function findDifferences(
  contract: Contract,
  { headers, method, path: address, status, text }: Exchange,
): string[] {
  const answer = contract.answers.find((known) => known.method === method && fitsPath(known.path, address));
  const { code, key } = answer ?? {};
  const differences = String(status) === code ? [] : [`status ${status} instead of ${code}`];
  if (text === '') return differences;
  const type = headers.get('content-type') ?? 'none';
  if (!type.includes('json')) differences.push(`Content-Type is ${type}`);
  const body = parseBody(text);
  if (!key || body.kind !== 'json') return differences;
  const faults = validate(contract, key, body.value);
  const inner = unwrap(body.value);
  const innerFaults = validate(contract, key, inner);
  // A ranking has a `data` of its own, so that its rows alone don't fit the whole.
  const isWrapped =
    faults.length > 0 && !hasRootFault(innerFaults) && hasRootFault(faults) && inner !== body.value;
  const shown = isWrapped ? innerFaults : faults;
  return [...differences, ...(isWrapped ? ['wrapped in “data”'] : []), ...formatOnce('body', shown)];
}

const hasRootFault = (differences: readonly Difference[]) => differences.some(({ path }) => path === '');

/** The differences of the rows of a list, whatever is around them, as “row 3, time: null is not string”. */
export function findRowDifferences(contract: Contract, exchange: Exchange): string[] {
  const key = contract.rows.find(({ path }) => new RegExp(path).test(exchange.path))?.key;
  if (!key) return [];
  const differences = getRowsSent(exchange).flatMap((row, index) =>
    validate(contract, key, row).map((difference) => ({
      ...difference,
      path: `/${index + 1}${difference.path}`,
    })),
  );
  return formatOnce('row', differences);
}

const validate = (contract: Contract, key: string, value: unknown): Difference[] =>
  leaveOutAlternatives(contract.validate(key, value)).map((error) => explain(contract, error));

const fitsPath = (path: string, address: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`).test(address.split('?')[0] ?? '');

/**
 * Leaves out the errors of the alternatives that the value was not meant to be. An alternative that doesn't fit the
 * type of the value says nothing when another one has errors inside of the value.
 */
function leaveOutAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath);
  const isInside = (path: string, { instancePath, keyword }: ErrorObject) =>
    instancePath.startsWith(`${path}/`) || (instancePath === path && keyword === 'required');
  return errors.filter((error) => {
    if (error.keyword === 'oneOf') return false;
    if (!choices.includes(error.instancePath) || error.keyword === 'required') return true;
    return !errors.some((other) => isInside(error.instancePath, other));
  });
}

/** Follows a reference, such as `#/components/schemas/Team`. */
function resolve(components: object, schema: Schema): Schema {
  const names = schema.$ref?.split('/').slice(2) ?? [];
  if (names.length === 0) return schema;
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], components) as Schema;
}

const MAX_CAME_LENGTH = 40;

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_CAME_LENGTH ? `${text.slice(0, MAX_CAME_LENGTH)}…` : text;
}

const nameTypes = (type: unknown) => [type].flat().join(' or ');

interface Schema {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
}

function explain({ components }: Contract, error: ErrorObject): Difference {
  const { data, instancePath, keyword, params, parentSchema } = error;
  if (keyword !== 'required') return { path: instancePath, came: show(data), wanted: nameWanted(error) };
  const missing = resolve(components, (parentSchema as Schema).properties?.[params.missingProperty] ?? {});
  const type = missing.type === undefined ? '' : ` (${nameTypes(missing.type)})`;
  return { path: instancePath, came: params.missingProperty, wanted: `is missing${type}` };
}

function nameWanted({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'type') return `is not ${nameTypes(params.type)}`;
  if (keyword === 'pattern') return `does not match ${params.pattern}`;
  if (keyword === 'format') return `is not a ${params.format === 'date' ? 'date alone' : params.format}`;
  if (keyword === 'enum') return `is not one of ${params.allowedValues.join(', ')}`;
  return keyword === 'const' ? `is not ${show(params.allowedValue)}` : String(message);
}

/** The rows of a list usually have the same differences, so each one stands once, with the first value that came. */
function formatOnce(root: string, differences: readonly Difference[]): string[] {
  const texts = new Map<string, string>();
  for (const { path, came, wanted } of differences) {
    const [, row, rest] = /^\/(\d+)(.*)$/.exec(path) ?? [];
    const isRow = root === 'row';
    const at = isRow ? `row ${row}${rest?.replace('/', ', ')}` : root + path;
    const name = at.replace(isRow ? /\//g : /\/\d+(?=\/|$)/g, isRow ? '.' : '[]').replaceAll('/', '.');
    const key = `${isRow ? rest : name} ${wanted}${wanted.startsWith('is missing') ? came : ''}`;
    if (!texts.has(key)) texts.set(key, cut(`${name}: ${came} ${wanted}`));
  }
  return [...texts.values()];
}
