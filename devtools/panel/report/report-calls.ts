import type { LogEntry } from '../../../mock-server/index.ts';
import { getResult, isBadCall } from '../../describe/calls.ts';
import { formatDayClock, formatNumber } from '../../lib/format.ts';
import { redact } from '../../lib/redact.ts';

export const MAX_CALLS = 10;

const MAX_BODY = 400;

export function toCalls(calls: readonly LogEntry[]): string[] {
  if (calls.length === 0) return ['Ninguna.'];
  const failed = calls.filter(isBadCall).slice(-3);
  return [
    '| Día y hora | Petición | Código | Tardó | Falla puesta |',
    '|---|---|---|---|---|',
    ...calls.map(toRow),
    ...(failed.length > 0 ? ['', '```', failed.map(toBodies).join('\n\n'), '```'] : []),
  ];
}

function toRow(entry: LogEntry): string {
  const { at, method, url, ms, faults } = entry;
  const cells = [
    formatDayClock(at),
    `${method} ${url}`,
    getResult(entry),
    `${formatNumber(ms)} ms`,
    faults.map((label) => `falla: ${label}`).join(', '),
  ].map((text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' '));
  return `| ${cells.join(' | ')} |`;
}

function toBodies({ method, url, request, response }: LogEntry): string {
  const shorten = (text: string) => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);
  const bodies = [request.body && `→ ${request.body}`, response?.body && `← ${response.body}`];
  // A body is redacted before it is cut: in half of a field or an e-mail nothing would be found.
  const lines = bodies.filter(Boolean).map((body) => shorten(redact(String(body))));
  return [`${method} ${url}`, ...lines].join('\n');
}
