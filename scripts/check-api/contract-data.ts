/** What the checks need of docs/contract/openapi.yaml. */
import { contract, resolve } from '../../src/api/testing/contract.ts';
import type { ContractData } from './contract-types.ts';

interface Response {
  $ref?: string;
  content?: { 'application/json': { schema: object } };
}

/**
 * The contract's schemas: that of a call's answer by the call, such as `GET /api/weeks`, a shared one by its own name.
 */
export const SCHEMAS: Readonly<Record<string, object>> = {};

const answers = Object.entries<Record<string, { responses: Record<string, Response> }>>(
  contract.paths,
).flatMap(([path, calls]) =>
  Object.entries(calls).flatMap(([method, { responses = {} }]) => {
    const [code, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    if (code === undefined || !response) return [];
    const schema = resolve(response).content?.['application/json'].schema;
    const key = schema ? `${method.toUpperCase()} ${path}` : null;
    if (schema) Object.assign(SCHEMAS, { [String(key)]: schema });
    return [{ method: method.toUpperCase(), path, code, key }];
  }),
);

const ROWS = [
  ['^/api/weeks', 'Week'],
  ['^/api/games/', 'Game'],
  ['^/api/pool/user/all', 'Prediction'],
  ['^/api/ranking', 'RankRow'],
] as const;

const { schemas } = contract.components;
for (const [, key] of ROWS) Object.assign(SCHEMAS, { [key]: schemas[key] });

export const CONTRACT_DATA: ContractData = {
  answers,
  rows: ROWS.map(([path, key]) => ({ path, key })),
  statusNames: schemas.Game.properties.status.properties.name.examples,
  components: contract.components,
};
