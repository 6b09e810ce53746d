/**
 * The API whose code is fetched with its first call. A visitor's page makes no call, so it does not pay for the
 * HTTP client; a page that will call prefetches it with `preload`.
 */
import type { Api, ApiContext, CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { beforeDeadline, deadlineIn } from '../../lib/deadline.ts';

/** The API, and a way to fetch its code ahead of the first call. */
export interface LazyApi extends Api {
  /** Starts fetching the client's code. */
  preload(): void;
}

/**
 * Makes it. A client that cannot be fetched is a network failure like any other. `beforeCall` may hold a call back
 * or reject it; a call that waited while the session changed is dropped as `aborted`. Both waits count towards the
 * call's deadline, which begins here where the caller names none.
 */
export function createLazyApi(
  context: ApiContext,
  beforeCall: (name: keyof Api) => Promise<void> = async () => undefined,
): LazyApi {
  let loading: Promise<Api> | undefined;

  const load = () => {
    loading ??= import('../../api/client.ts').then(
      ({ createApi }) => createApi(context),
      () => {
        loading = undefined;
        throw new ApiError('network');
      },
    );
    return loading;
  };

  return new Proxy({} as LazyApi, {
    get(_target, name: keyof Api | 'preload') {
      if (name === 'preload') return () => void load().catch(() => undefined);
      return async (...args: unknown[]) => {
        // The options come last, and no other argument has a deadline.
        const { deadline = deadlineIn() } = (args.at(-1) ?? {}) as CallOptions;
        const isAllowed = beforeCall(name);
        const epoch = context.epoch();
        const ready = Promise.all([load(), isAllowed]);
        const [api] = await beforeDeadline(ready, deadline, () => new ApiError('network'));
        if (context.epoch() !== epoch) throw new ApiError('aborted');
        const call = api[name] as (...all: unknown[]) => unknown;
        const options: CallOptions = { ...(args[call.length - 1] as CallOptions | undefined), deadline };
        return call(...args.slice(0, call.length - 1), options);
      };
    },
  });
}
