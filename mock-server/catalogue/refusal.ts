import { REFUSALS, type RefusalName, summarize } from './catalogue.ts';

export type FieldErrors = Record<string, string[]>;

export class Refusal extends Error {
  readonly status: number;
  readonly body: { message: string; errors?: FieldErrors };
  readonly headers: Record<string, string>;
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

/** `retryAfter` is the value of the `Retry-After` header in seconds. */
export function refuse(
  name: RefusalName,
  { message, retryAfter }: { message?: string; retryAfter?: number } = {},
): Refusal {
  const { status, field, message: usual } = REFUSALS[name];
  const text = message ?? usual;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return new Refusal(name, status, text, field === undefined ? undefined : { [field]: [text] }, headers);
}

export const refuseInput = (errors: FieldErrors): Refusal =>
  new Refusal(null, REFUSALS.invalidData.status, summarize(Object.values(errors).flat()), errors);

/**
 * Message of a form field that breaks a rule, as Laravel writes it: `last_name` becomes `last name`, and the path of a
 * nested field (`pool.0.game_id`) is unchanged.
 */
export const getFieldMessage = (field: string, rule: string) =>
  `The ${field.includes('.') ? field : field.replaceAll('_', ' ')} field ${rule}.`;
