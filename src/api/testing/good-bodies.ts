/** For each API call, the body of a successful response, taken from the examples in openapi.yaml. */
import type { Api } from '../api.ts';
import { createCalls } from '../client.ts';
import type { Requester } from '../http/request.ts';
import { CALLS } from './calls.ts';
import { contract, fitsPath, resolve } from './contract.ts';

interface Response {
  $ref?: string;
  content?: { 'application/json': { example?: unknown } };
}
type Verbs = Record<string, { responses: Record<string, Response> }>;

/** The example that openapi.yaml gives for the answer of a call. Throws when it gives none. */
export async function getGoodBody(name: keyof Api): Promise<unknown> {
  let address = '';
  let verb = '';
  const note: Requester = async (call) => {
    address = call.path;
    verb = call.method.toLowerCase();
    return undefined as never;
  };
  await CALLS[name](createCalls(note));
  const [, verbs] =
    Object.entries(contract.paths as Record<string, Verbs>).find(
      ([path, operations]) => verb in operations && fitsPath(path, address),
    ) ?? [];
  const [, good] =
    Object.entries(verbs?.[verb]?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const example = good && resolve(good).content?.['application/json'].example;
  if (example === undefined) throw new Error(`openapi.yaml has no example for ${verb} ${address}`);
  return example;
}
