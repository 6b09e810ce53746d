import type { Fact } from '../../../mock-server/index.ts';
import { FACT_LABELS } from '../../catalogue.ts';
import { formatDayHour } from '../../format.ts';

const capitalise = (persona: string) => persona.charAt(0).toUpperCase() + persona.slice(1);

export function describeFact(fact: Fact): string {
  if (fact.kind === 'edit') return fact.payload.label;
  if (fact.kind === 'clock') return `El reloj pasa al ${formatDayHour(fact.payload.to)}${fact.payload.silent ? ', sin avisar a la app' : ''}`;
  const words = FACT_LABELS[fact.kind];
  if (fact.kind === 'laravel') return fact.payload.isOn ? words : 'Se quita Laravel de fábrica';
  if (fact.kind === 'persona') return `${words} ${capitalise(fact.payload.id)}`;
  if (fact.kind === 'pool') return `${words} (${fact.payload.predictions.length})`;
  if (fact.kind === 'fault') return `${words}: ${fact.payload.fault.label}`;
  return words;
}
