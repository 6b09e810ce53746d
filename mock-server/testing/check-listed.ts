import { MESSAGES } from '../catalogue/catalogue.ts';
import type { LogEntry } from '../engine/network/log.ts';

/**
 * Throws when an endpoint refused a call with a status and message that the catalogue doesn't list for that endpoint.
 * Calls with a fault, validation errors and HTML responses are not checked.
 */
export function checkIsListed(entry: LogEntry | undefined) {
  if (!entry?.endpoint || entry.status < 400 || entry.faults.length > 0 || !entry.response) return;
  if (!entry.response.headers['content-type']?.includes('json')) return;
  const { message, errors } = JSON.parse(entry.response.body) as { message: string; errors?: object };
  const isListed = MESSAGES.some(
    (listed) =>
      listed.endpoint === entry.endpoint && listed.status === entry.status && listed.message === message,
  );
  // The catalogue doesn't list validation messages, because each contains the name of its field.
  const isForm = errors !== undefined && !MESSAGES.some((listed) => listed.message === message);
  if (!isListed && !isForm) {
    throw new Error(`The catalogue doesn't list ${entry.status} ${message} for ${entry.endpoint}`);
  }
}
