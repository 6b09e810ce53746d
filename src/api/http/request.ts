import { getTimeLeft } from '../../lib/clock.ts';
import { notifySafely } from '../../lib/notify-safely.ts';
import { reportError } from '../../lib/report-error.ts';
import type { ApiContext, Call, CallKind, CallOptions } from '../api.ts';
import { ApiError } from '../error.ts';
import { startCallDeadline } from './call-deadline.ts';
import type { CallRun, Client, Requester } from './call-run.ts';
import { CLIENT_SETTINGS, type ClientSettings } from './client-settings.ts';
import { createCsrf } from './csrf.ts';
import { cancelEarlyCalls } from './early-calls.ts';
import { MAX_EXTENSION_SECONDS } from './plan-asked-wait.ts';
import { readResult } from './read-result.ts';
import { planRetry } from './retry.ts';
import { sendCall } from './send-call.ts';
import { noteSessionError } from './session-errors.ts';
import { createTransport } from './transport.ts';

/** `scripts/check-api` replaces parts of the settings. */
export function createRequester(context: ApiContext, replaced: Partial<ClientSettings> = {}): Requester {
  const settings = { ...CLIENT_SETTINGS, ...replaced };
  const csrf = createCsrf(settings.readCookies, () => client.request(CSRF_CALL));
  const client: Client = {
    context,
    settings,
    csrf,
    transport: createTransport(context, csrf.token),
    request: (call, options) => request(client, call, options),
  };
  return client.request;
}

const CSRF_CALL: Call<void> = {
  endpoint: 'csrf',
  path: '/sanctum/csrf-cookie',
  // The response body is not used; only the cookie matters.
  decode: () => undefined,
};

const getCallKind = ({ body, kind = body ? 'write' : 'read' }: Call<unknown>): CallKind => kind;

async function request<T>(client: Client, call: Call<T>, options: CallOptions = {}): Promise<T> {
  const callKind = getCallKind(call);
  const ms = Math.min(
    client.settings.maxDurations[callKind],
    getTimeLeft(options.deadline ?? Number.POSITIVE_INFINITY),
  );
  const run: CallRun<T> = {
    client,
    call,
    options,
    callKind,
    epoch: client.context.syncEpoch(),
    deadline: startCallDeadline(ms, options.signal),
    extensionLeft: options.onRateLimit ? MAX_EXTENSION_SECONDS : 0,
  };
  try {
    return await runAttempts(run);
  } catch (thrown) {
    // An error with a `cause` says that the answer to the last attempt can't be read (`read-result.ts`).
    if (thrown instanceof ApiError && thrown.cause) reportError(thrown.cause);
    throw thrown;
  } finally {
    run.deadline.stop();
  }
}

/**
 * Returns the decoded answer of the first attempt that succeeds. Otherwise throws, but `call.recover` may count a
 * failed answer as a success: only that of the log-out does (`src/api/account.ts`). What `sendCall` throws, as `aborted`
 * or a failure of the CSRF call, is neither repeated nor recovered.
 */
async function runAttempts<T>(run: CallRun<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const sent = await sendCall(run);
    const result = readResult(run, sent);
    if (result.isSuccess) return result.value;
    const error = noteSessionError(run, result.error);
    const retry = planRetry(run, attempt, error, sent.outcome);
    if (!retry) {
      if (run.call.recover) return run.call.recover(error);
      throw error;
    }
    if (retry.extraSeconds) extendDeadline(run, retry.extraSeconds);
    await pauseBeforeRetry(run, retry.pauseMs, error);
  }
}

/** Allows the call `seconds` more, because a rate limit makes it wait. */
function extendDeadline(run: CallRun<unknown>, seconds: number): void {
  run.extensionLeft -= seconds;
  run.deadline.extend(1_000 * seconds);
  // The calls that the first script of the page has sent (`early-calls.ts`) may have got a 429 too.
  cancelEarlyCalls();
  notifySafely(() => run.options.onRateLimit?.(seconds));
}

/** Rejects with `lastError` when the deadline passes during the pause, and with `aborted` when the caller aborts. */
async function pauseBeforeRetry(
  { client, deadline }: CallRun<unknown>,
  pauseMs: number,
  lastError: ApiError,
): Promise<void> {
  await deadline.race(client.settings.sleep(pauseMs)).catch(() => {
    throw deadline.abortReason() === 'caller' ? new ApiError('aborted') : lastError;
  });
}
