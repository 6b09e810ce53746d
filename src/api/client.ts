import { accountCalls } from './account.ts';
import type { ApiContext, Call, CallOptions } from './api.ts';
import { gamesCalls } from './games.ts';
import { createRequester, type Requester } from './http/request.ts';
import { poolsCalls } from './pools.ts';
import { rankingCalls } from './ranking.ts';

const CALLS = { ...accountCalls, ...gamesCalls, ...poolsCalls, ...rankingCalls };

type Calls = typeof CALLS;

/** A call that fails rejects with an `ApiError` and with no other error. */
export type Api = {
  [Name in keyof Calls]: (
    ...args: [...Parameters<Calls[Name]>, options?: CallOptions]
  ) => Promise<ReturnType<ReturnType<Calls[Name]>['decode']>>;
};

export function createApi(request: Requester): Api {
  const send =
    (create: (...args: unknown[]) => Call<unknown>) =>
    // The options follow the arguments of the call.
    async (...args: unknown[]) =>
      request(create(...args), args[create.length] as CallOptions | undefined);
  const entries = Object.entries(CALLS).map(([name, create]) => [
    name,
    send(create as Parameters<typeof send>[0]),
  ]);
  return Object.fromEntries(entries) as Api;
}

/**
 * Returns a function that creates the calls with a default deadline (`performance.now()`, ms), for calls that have
 * waited before they are sent.
 */
export function createClient(context: ApiContext): (deadline: number) => Api {
  const request = createRequester(context);
  return (deadline) =>
    createApi((call, options) => request(call, { ...options, deadline: options?.deadline ?? deadline }));
}
