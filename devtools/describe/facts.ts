import type { Fact } from '../../mock-server/index.ts';
import { FACT_LABELS } from '../copy/labels.ts';
import { capitalize, formatDayHour } from '../lib/format.ts';
import { describeEdit } from './edits.ts';

export function describeFact(fact: Fact): string {
  if (fact.kind === 'edit') return describeEdit(fact.payload);
  if (fact.kind === 'clock')
    return `El reloj pasa al ${formatDayHour(fact.payload.to)}${fact.payload.silent ? ', sin avisar a la app' : ''}`;
  const words = FACT_LABELS[fact.kind];
  if (fact.kind === 'laravel') return fact.payload.isOn ? words : 'Se quita Laravel de fábrica';
  if (fact.kind === 'register' && fact.by === 'panel')
    return `Se crea la cuenta de ${fact.payload.user.name}`;
  if (fact.kind === 'persona') return `${words} ${capitalize(fact.payload.id)}`;
  if (fact.kind === 'pool') return `${words} (${fact.payload.predictions.length})`;
  if (fact.kind === 'fault') return `${words}: ${fact.payload.fault.label}`;
  return words;
}

/** Whether the fact is the log-in that belongs to the persona chosen before it. */
export const isLoginOfPersona = ({ by, kind }: Fact, index: number, all: readonly Fact[]): boolean =>
  kind === 'login' && by !== 'app' && all[index - 1]?.kind === 'persona';
