import { getWait, keepsAnswer } from '../../mock-server/engine/faults/describe-effect.ts';
import type { Fact } from '../../mock-server/index.ts';
import { FACT_LABELS, getCallLabel, getMessageLabel, getPersonaName } from '../copy/labels.ts';
import { formatDayHour } from '../lib/format.ts';
import { describeEdit } from './edits.ts';

export function describeFact(fact: Fact): string {
  if (fact.kind === 'edit') return describeEdit(fact.payload);
  if (fact.kind === 'clock')
    return `El reloj pasa al ${formatDayHour(fact.payload.to)}${fact.payload.silent ? ', sin avisar a la app' : ''}`;
  const words = FACT_LABELS[fact.kind];
  if (fact.kind === 'laravel') return fact.payload.isOn ? words : 'El servidor deja de estar como de fábrica';
  if (fact.kind === 'register' && fact.by === 'panel')
    return `Se crea la cuenta de ${fact.payload.user.name}`;
  if (fact.kind === 'persona') return `${words} ${getPersonaName(fact.payload.id)}`;
  if (fact.kind === 'pool') return `${words} (${fact.payload.predictions.length})`;
  if (fact.kind === 'fault') return `${words}: ${describeFaultWithoutHttp(fact.payload.fault)}`;
  return words;
}

/** Whether the fact is the log-in that belongs to the persona chosen before it. */
export const isLoginOfPersona = ({ by, kind }: Fact, index: number, all: readonly Fact[]): boolean =>
  kind === 'login' && by !== 'app' && all[index - 1]?.kind === 'persona';

/**
 * Describes a fact of a history. Of a fault that a call has met, says which call and which fault, and of a fault by
 * chance whether it has affected the call.
 */
export function describeFactIn(facts: readonly Fact[], fact: Fact): string {
  if (fact.kind !== 'fault-met') return describeFact(fact);
  const { id, hit } = fact.payload;
  const words = hit ? FACT_LABELS['fault-met'] : 'Esta vez no ocurrió la falla';
  const put = facts.findLast((known) => known.kind === 'fault' && known.payload.fault.id === id);
  if (put?.kind !== 'fault') return words;
  const { fault } = put.payload;
  return `${words}: ${describeFaultWithoutHttp({ ...fault, match: fact.endpoint ?? fault.match })}`;
}

type Fault = Extract<Fact, { kind: 'fault' }>['payload']['fault'];

/** Describes a fault without addresses and statuses, for people who know no HTTP. Fallas and Ramas show both. */
function describeFaultWithoutHttp({ match, effect, when }: Fault): string {
  const call = getCallLabel(match);
  const wait = getWait(effect);
  const subject = match === '*' ? 'todo lo que pide la app' : call === match ? 'algo que pide la app' : call;
  return [
    subject,
    describeEffectWithoutHttp(effect),
    ...(wait === undefined ? [] : [`pide esperar ${wait} s`]),
    ...(when === 'after' ? ['después de guardar'] : []),
  ].join(', ');
}

function describeEffectWithoutHttp(effect: Fault['effect']): string {
  const { body, delay, drop, hold, message, offline, status, timeout } = effect;
  if (offline) return 'sin internet';
  if (drop) return 'se corta la conexión';
  if (timeout) return 'nunca contesta';
  if (hold) return 'se queda esperando';
  if (status !== undefined && status >= 400) return getMessageLabel(message ?? '') || 'contesta con un error';
  if (status !== undefined && !keepsAnswer(effect)) return 'contesta otra cosa';
  if (body !== undefined) return 'la respuesta llega mal';
  if (delay !== undefined) return 'tarda';
  return status === undefined ? 'falla' : 'contesta como siempre';
}
