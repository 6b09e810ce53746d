import { createDeadline, getTimeLeft } from '../lib/clock.ts';
import { createLazy } from '../lib/lazy.ts';
import type { ApiContext, CallOptions } from './api.ts';
import type { Api } from './client.ts';
import { ApiError, toLoadError } from './error.ts';

const RETRY_MS = 1_000;

/**
 * Creates an API whose code is loaded with the first call. `beforeCall` may delay or reject a call. All waiting counts
 * towards the deadline of the call. A call rejects with `networkError` when a file of the code is missing or the
 * deadline passes, and with `aborted` when the session changes before the call is sent, when `beforeCall` says so, or
 * when a visitor calls what needs a session.
 */
export function createLazyApi(
  context: ApiContext,
  beforeCall: (options: CallOptions) => Promise<void> = async () => undefined,
): Api {
  const client = createLazy(async () => {
    const { calls, createRequester } = await import('./client.ts');
    return { calls, request: createRequester(context) };
  });

  return {
    async send(create, options = {}) {
      const { deadline = createDeadline() } = options;
      const prepare = () => Promise.all([client.load(), beforeCall(options)]);
      const prepared = options.isSessionStep ? retryLoad(prepare, deadline) : prepare();
      // After `beforeCall` has begun, which may notice that another tab has changed the session.
      const epoch = context.syncEpoch();
      const [{ calls, request }] = await raceDeadline(prepared, deadline).catch((thrown: unknown) => {
        throw toLoadError(thrown);
      });
      if (context.syncEpoch() !== epoch) throw new ApiError('aborted');
      const call = create(calls);
      // A visitor's call that needs a session is not sent.
      if (context.token() === null && !call.isForVisitors) throw new ApiError('aborted');
      return request(call, { ...options, deadline });
    },
  };
}

/** Loads again until the deadline: a session must not end because a file of the code didn't arrive at once. */
async function retryLoad<T>(load: () => Promise<T>, deadline: number): Promise<T> {
  try {
    return await load();
  } catch (thrown) {
    if (toLoadError(thrown).kind !== 'networkError' || !getTimeLeft(deadline)) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return retryLoad(load, deadline);
  }
}

function raceDeadline<T>(work: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('networkError')), getTimeLeft(deadline));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
