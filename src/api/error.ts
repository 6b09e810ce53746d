import type { FieldCode } from '../domain/registration/fields.ts';
import { isMissingFile, reportError } from '../lib/report-error.ts';
import type { ErrorKind } from './messages.ts';

export interface FieldError {
  /** Name of the field in the forms, as `email` or `lastName`, or of a boleto, as `pool.2.gameId`. */
  field: string;
  kind: ErrorKind | FieldCode;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number = 0;
  readonly fields: readonly FieldError[] = [];
  /** Seconds to wait before the next attempt, from 1 to 120. Set if the kind is `wait` or the status is 429. */
  readonly retryAfter?: number;
  /**
   * True when a call that changes state failed and the server may have made the change all the same. The
   * stores then reload the predictions or the user, to learn whether predictions were saved or the account
   * was deleted.
   */
  readonly outcomeUnknown: boolean = false;

  constructor(
    readonly kind: ErrorKind,
    details: Partial<Pick<ApiError, 'status' | 'fields' | 'retryAfter' | 'outcomeUnknown' | 'cause'>> = {},
  ) {
    super(kind);
    Object.assign(this, details);
  }
}

/** Returns an `ApiError` unchanged. Reports anything else, which is a mistake in the code. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  reportError(thrown);
  return new ApiError('unpreventedError', { cause: thrown });
}

/** For a call whose failure changes nothing on screen: ignores an `ApiError`, and reports anything else. */
export function ignoreApiError(thrown: unknown): void {
  toApiError(thrown);
}

/** For code that could not be loaded: a missing file is shown as a lost connection. */
export const toLoadError = (thrown: unknown): ApiError =>
  isMissingFile(thrown) ? new ApiError('networkError') : toApiError(thrown);

/** For a failure after a change that the server has made: the change must not be sent again. */
export function toUnrepeatable(thrown: unknown): ApiError {
  const error = toApiError(thrown);
  return new ApiError(error.kind, { ...error, outcomeUnknown: true });
}
