import { FACT_LABELS, getCallLabel } from '../../mock-server/catalogue/catalogue.ts';
import type { Fact, LogEntry } from '../../mock-server/index.ts';
import { parseJson } from '../../mock-server/lib/json.ts';
import { copy } from '../copy/shared.ts';
import { capitalize, formatDayHour } from '../lib/format.ts';
import type { Simulator } from '../simulator.ts';
import { describeEdit } from './rows.ts';

/** Whether the server refused the call, the call failed, or a time jump dropped it. */
export const isBadCall = ({ outcome, status }: LogEntry) =>
  outcome === 'failed' || outcome === 'travel' || status >= 400;

/** Returns the status of the call or, without a response, what has happened to the call. */
export const getResult = ({ outcome, status }: LogEntry): string =>
  status > 0 ? String(status) : copy.networkOutcomes[outcome];

/** Returns the server's message in the response. */
export function getMessage({ response }: LogEntry): string | undefined {
  const body = parseJson(response?.body ?? '') as { message?: unknown } | null | undefined;
  return typeof body?.message === 'string' ? body.message : undefined;
}

/** Whether the fact is the log-in that belongs to the persona chosen before it. */
export const isLoginOfPersona = ({ by, kind }: Fact, index: number, all: readonly Fact[]): boolean =>
  kind === 'login' && by !== 'app' && all[index - 1]?.kind === 'persona';

/**
 * Lists in order what “Detrás de cámara” of the cabina shows: all facts of the world, even after the cursor, and the
 * calls that should have changed data but failed. `place` is the number of a fact. For a failed call, it lies between the
 * numbers of the facts before and after the call.
 */
export function listHappenings({ world, net }: Pick<Simulator, 'world' | 'net'>) {
  const facts = world.facts({ future: true }).filter((...fact) => !isLoginOfPersona(...fact));
  const failed = net.log().filter((call) => call.method !== 'GET' && isBadCall(call));
  return [
    ...facts.map((fact) => ({ place: fact.seq, at: fact.at, words: describeFact(fact), by: fact.by })),
    ...failed.map(({ id, at, endpoint, facts: [before], status, url }) => ({
      place: before + id / 1e9,
      at,
      words: `${getCallLabel(endpoint ?? url)}: ${status > 0 ? `no se aceptó (${status})` : 'sin respuesta'}`,
      by: 'app' as const,
    })),
  ].sort((a, b) => a.place - b.place);
}

export function describeFact(fact: Fact): string {
  if (fact.kind === 'edit') return describeEdit(fact.payload);
  if (fact.kind === 'clock')
    return `El reloj pasa al ${formatDayHour(fact.payload.to)}${fact.payload.silent ? ', sin avisar a la app' : ''}`;
  const words = FACT_LABELS[fact.kind];
  if (fact.kind === 'laravel') return fact.payload.isOn ? words : 'Se quita Laravel de fábrica';
  if (fact.kind === 'persona') return `${words} ${capitalize(fact.payload.id)}`;
  if (fact.kind === 'pool') return `${words} (${fact.payload.predictions.length})`;
  if (fact.kind === 'fault') return `${words}: ${fact.payload.fault.label}`;
  return words;
}
