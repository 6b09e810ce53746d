import type { FieldCode } from '../domain/registration/fields.ts';
import type { ErrorKind } from './messages.ts';

export interface FieldError {
  /** Name of the field in the forms: `email`, `lastName`. */
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
    details: Partial<Pick<ApiError, 'status' | 'fields' | 'retryAfter' | 'outcomeUnknown'>> = {},
  ) {
    super(kind);
    Object.assign(this, details);
  }
}
