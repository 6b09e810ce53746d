/**
 * What went wrong, as the rest of the product knows it (spec §8). Stores route a kind: to a field of a form, or
 * to a dialog. Nobody outside `api` looks at a status or at the server's words.
 */
import type { ErrorField, ErrorKind } from './messages.ts';

export type { ErrorField, ErrorKind };

/** One failing field of a form and what is wrong with it. */
export interface FieldError {
  field: ErrorField;
  kind: ErrorKind;
}

interface ApiErrorDetails {
  /** HTTP status, 0 when there was no response. */
  status?: number;
  fields?: readonly FieldError[];
  /** Seconds to wait before asking again, between 1 and 120. */
  retryAfter?: number;
  /** True when the request may have reached the server: read back before saying it failed. */
  outcomeUnknown?: boolean;
}

/** The one error that leaves `api`. */
export class ApiError extends Error {
  // Declared, not defined: for the oldest browsers class fields need helpers that every page would carry.
  declare readonly kind: ErrorKind;
  declare readonly status: number;
  /** Every field of the form that is known to be wrong, in the server's order. */
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
