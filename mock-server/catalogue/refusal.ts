import { REFUSALS, type RefusalName, summarize } from './catalogue.ts';

export type FieldErrors = Record<string, string[]>;

export class Refusal extends Error {
  readonly body: { message: string; errors?: FieldErrors };

  constructor(
    readonly reason: RefusalName | null,
    readonly status: number,
    message: string,
    errors?: FieldErrors,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.body = errors ? { message, errors } : { message };
  }
}

/** Creates a refusal of the catalogue, for the caller to throw. `retryAfter`: the `Retry-After` header (s). */
export function refuse(
  name: RefusalName,
  { message = REFUSALS[name].message, retryAfter }: { message?: string; retryAfter?: number } = {},
): Refusal {
  const { status, field } = REFUSALS[name];
  const errors = field === undefined ? undefined : { [field]: [message] };
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  return new Refusal(name, status, message, errors, headers);
}

export const refuseInput = (errors: FieldErrors): Refusal =>
  new Refusal(null, REFUSALS.invalidData.status, summarize(Object.values(errors).flat()), errors);

/**
 * Returns Laravel's message for a form field that breaks a rule. `last_name` becomes `last name`; the path of a nested
 * field (`pool.0.game_id`) stays unchanged.
 */
export const getFieldMessage = (field: string, rule: string) =>
  `The ${field.includes('.') ? field : field.replaceAll('_', ' ')} field ${rule}.`;
