import { type Api, createApi } from '../client.ts';
import type { Requester } from '../http/request.ts';
import { CALLS } from './calls.ts';
import { contract, fitsPath, resolve } from './contract.ts';

interface Response {
  $ref?: string;
  content?: { 'application/json': { example?: unknown } };
}
type Verbs = Record<string, { responses: Record<string, Response> }>;

export async function getGoodBody(name: keyof Api): Promise<unknown> {
  let address = '';
  let verb = '';
  const note: Requester = async (call) => {
    address = call.path;
    verb = call.body ? 'post' : 'get';
    return undefined as never;
  };
  await CALLS[name](createApi(note));
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
