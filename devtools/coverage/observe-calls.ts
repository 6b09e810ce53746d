import type { LogEntry } from '../../mock-server/index.ts';
import { parseJson } from '../../mock-server/lib/json.ts';
import type { MockControl } from '../api.ts';
import { getServerMessage } from '../describe/calls.ts';
import type { Refusals } from './refusals.ts';

/** Observes the calls of the app and the messages with which the server refuses them. */
export function observeCalls(control: MockControl, note: (name: string) => void, refusals: Refusals): void {
  control.on('travel', refusals.forget);
  control.on('request', (entry) => {
    if (entry.outcome === 'pending') return;
    if (entry.endpoint) note(`call:${entry.endpoint}`);
    if (entry.outcome !== 'failed' && entry.status < 400) return;
    const message = getServerMessage(entry);
    const refused = getRefusedTexts(entry, message);
    refusals.set(refused);
    const messages = message === undefined ? [] : [message, removeErrorCount(message)];
    for (const text of new Set([...messages, ...refused])) note(`msg:${text}`);
  });
}

/** Returns the texts that the page may show: the errors of the fields, or the message. */
function getRefusedTexts({ outcome, response, status }: LogEntry, message: string | undefined): string[] {
  const body = parseJson(response?.body ?? '') as { errors?: Record<string, string[]> } | null;
  const fields = Object.values(body?.errors ?? {}).flat();
  if (fields.length > 0) return [...new Set(fields)];
  return [removeErrorCount(outcome === 'failed' ? 'Network Error' : (message ?? `${status}`))];
}

/** Removes the ending of Laravel's message of several errors, “(and 1 more error)”. */
const removeErrorCount = (message: string) => message.replace(/ \(and \d+ more errors?\)$/, '');
