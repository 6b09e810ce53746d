import type { ApiContext, CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { createDeadline, raceDeadline } from '../../lib/deadline.ts';
import { createLazy } from '../../lib/lazy.ts';

/**
 * Creates an API whose code is loaded with the first call. `beforeCall` may delay or reject a call. All
 * waiting counts towards the deadline of the call. A call rejects with `network` when the code fails to load
 * or the deadline passes, and with `aborted` when the session changes before the call is sent.
 */
export function createLazyApi(
  context: ApiContext,
  beforeCall: (name: keyof Api) => Promise<void> = async () => undefined,
): Api {
  const client = createLazy(async () => {
    const { createClient } = await import('../../api/client.ts');
    return createClient(context);
  });
  const load = () =>
    client.load().catch(() => {
      throw new ApiError('network');
    });

  return new Proxy({} as Api, {
    get(_target, name: keyof Api) {
      return async (...args: unknown[]) => {
        // The options, if given, are the last argument. No other argument has a property `deadline`.
        const { deadline = createDeadline() } = (args.at(-1) ?? {}) as CallOptions;
        const isAllowed = beforeCall(name);
        const epoch = context.epoch();
        const ready = Promise.all([load(), isAllowed]);
        const [createApi] = await raceDeadline(ready, deadline, () => new ApiError('network'));
        if (context.epoch() !== epoch) throw new ApiError('aborted');
        const call = createApi(deadline)[name] as (...all: unknown[]) => unknown;
        return call(...args);
      };
    },
  });
}
