import { accountCalls } from './account.ts';
import type { Call, CallOptions } from './api.ts';
import { gamesCalls } from './games.ts';
import type { Requester } from './http/call-run.ts';
import { poolsCalls } from './pools.ts';
import { rankingCalls } from './ranking.ts';

export { createRequester } from './http/request.ts';

export const calls = { ...accountCalls, ...gamesCalls, ...poolsCalls, ...rankingCalls };

export type Calls = typeof calls;

export interface Api {
  /**
   * Sends the call that `create` picks: `api.send((calls) => calls.sendPool(picks), { deadline })`. The API hands in
   * the calls because their code may be loaded later than that of the caller. A call that fails rejects with an
   * `ApiError` and with no other error.
   */
  send<T>(create: (calls: Calls) => Call<T>, options?: CallOptions): Promise<T>;
}

/** An API whose code is loaded, for `scripts/check-api` and tests. The product has that of `lazy-api.ts`. */
export function createApi(request: Requester): Api {
  return {
    send: async (create, options) => request(create(calls), options),
  };
}
