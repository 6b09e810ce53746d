import type { ApiContext } from './api.ts';
import { createAuthApi } from './auth.ts';
import { createGamesApi } from './games.ts';
import { createRequester, type Requester } from './http/request.ts';
import { browserRuntime } from './http/runtime.ts';
import { createPoolsApi } from './pools.ts';
import { createRankingApi } from './ranking.ts';
import { createTriviaApi } from './trivia.ts';
import { createUserApi } from './user.ts';
import { createWeeksApi } from './weeks.ts';
import { createZipcodeApi } from './zipcode.ts';

/** A call that fails rejects with an `ApiError` and with no other error. */
export function createApi(request: Requester) {
  return {
    ...createAuthApi(request),
    ...createUserApi(request),
    ...createZipcodeApi(request),
    ...createWeeksApi(request),
    ...createGamesApi(request),
    ...createPoolsApi(request),
    ...createTriviaApi(request),
    ...createRankingApi(request),
  };
}

export type Api = ReturnType<typeof createApi>;

/**
 * Returns a function that creates the calls with a default deadline (`performance.now()`, ms), for calls that have
 * waited before they are sent.
 */
export function createClient(context: ApiContext): (deadline: number) => Api {
  const request = createRequester(context, browserRuntime);
  return (deadline) =>
    createApi((call) =>
      request({ ...call, options: { ...call.options, deadline: call.options?.deadline ?? deadline } }),
    );
}
