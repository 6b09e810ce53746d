import { getRefusal, type RefusalName, summarize } from './refusals.ts';

/** Messages by field, as Laravel lists them. */
export type FieldErrors = Record<string, string[]>;

/** An error response of the server. Create it with `refuse` or `invalid`. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { message: string; errors?: FieldErrors };
  readonly headers: Record<string, string>;
  /** Its name in the catalogue; null for validation errors by field. */
  readonly reason: RefusalName | null;

  constructor(
    reason: RefusalName | null,
    status: number,
    message: string,
    errors?: FieldErrors,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.reason = reason;
    this.status = status;
    this.body = errors ? { message, errors } : { message };
    this.headers = headers;
  }
}

interface RefuseOptions {
  /** Replaces the catalogue's text, which for some refusals is a template with its usual value. */
  message?: string;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
}

/** Creates a refusal of the catalogue: `throw refuse('noBetTime')`. */
export function refuse(name: RefusalName, { message, retryAfter }: RefuseOptions = {}): Refusal {
  const { status, field, message: usual } = getRefusal(name);
  const text = message ?? usual;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return new Refusal(name, status, text, field === undefined ? undefined : { [field]: [text] }, headers);
}

/** Creates Laravel's refusal of a form with errors by field. */
export const invalid = (errors: FieldErrors): Refusal =>
  new Refusal(null, getRefusal('invalidData').status, summarize(Object.values(errors).flat()), errors);
