import type { ErrorField, ErrorKind } from './messages.ts';

export type { ErrorField, ErrorKind };

export interface FieldError {
  field: ErrorField;
  kind: ErrorKind;
}

interface ApiErrorDetails {
  status?: number;
  fields?: readonly FieldError[];
  /** Seconds until the next attempt is allowed, from 1 to 120. */
  retryAfter?: number;
  /**
   * True when the server may have applied the change. Callers must read the state back before reporting a
   * failure.
   */
  outcomeUnknown?: boolean;
}

export class ApiError extends Error {
  // `declare` emits no code. Class fields would need a helper function for old browsers on every page.
  declare readonly kind: ErrorKind;
  declare readonly status: number;
  declare readonly fields: readonly FieldError[];
  declare readonly retryAfter: number | undefined;
  declare readonly outcomeUnknown: boolean;

  constructor(kind: ErrorKind, details: ApiErrorDetails = {}) {
    super(kind);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter;
    this.outcomeUnknown = details.outcomeUnknown ?? false;
  }
}
