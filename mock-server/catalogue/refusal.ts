/** A refusal of the server with its status and body, thrown by rules and guards. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { message: string; errors?: Record<string, string[]> };
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, errors?: Record<string, string[]>, headers = {}) {
    super(message);
    this.status = status;
    this.body = errors ? { message, errors } : { message };
    this.headers = headers;
  }
}

/** Laravel's refusal of a form: the first message, and how many more there are. */
export function invalid(errors: Record<string, string[]>): Refusal {
  const messages = Object.values(errors).flat();
  const more = messages.length - 1;
  const tail = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  return new Refusal(422, `${messages[0] ?? 'The given data was invalid.'}${tail}`, errors);
}
