import type { FaultSpec } from '../../mock-server/index.ts';
import { normalize } from '../../mock-server/lib/text.ts';
import type { MockControl } from '../api.ts';

/**
 * Parses a `fail` parameter such as `POST.pool:No_bet_time*1`: method, part of the path, then a message (`_`
 * for a space), a status or `drop`, and the number of times (1 by default, `*` for always).
 */
export function readFault(text: string, { fault, net }: Pick<MockControl, 'fault' | 'net'>): FaultSpec {
  const parsed = /^([a-z]+)[.\s]\/*([\w/.-]+):(.+?)(?:\*(\d+|\*))?$/i.exec(text);
  if (!parsed) throw new Error(`“fail=${text}”: se escribe MÉTODO.ruta:mensaje*veces.`);
  const [, verb = '', piece = '', outcome = '', count] = parsed;
  const method = verb.toUpperCase();
  const endpoints = net
    .endpoints()
    .filter((endpoint) => endpoint.startsWith(`${method} `) && endpoint.includes(piece.toLowerCase()));
  const [match] = endpoints;
  if (match === undefined) throw new Error(`“fail=${text}”: no hay una petición ${method} con “${piece}”.`);
  const times = count === '*' ? ('always' as const) : Number(count ?? 1);
  if (/^\d{3}$/.test(outcome)) return { match, effect: { status: Number(outcome) }, times };
  if (outcome.toLowerCase() === 'drop') return { match, effect: { drop: true }, times };
  const words = toWords(outcome);
  const refusal = fault
    .messages()
    .find(({ endpoint, message }) => endpoints.includes(endpoint) && toWords(message) === words);
  if (!refusal) throw new Error(`“fail=${text}”: ${match} no dice “${outcome.replaceAll('_', ' ')}”.`);
  return { match: refusal.endpoint, effect: { status: refusal.status, message: refusal.message }, times };
}

/** Messages are compared without the full stop at their end, because `trimValue` removes it. */
const toWords = (message: string) => normalize(message.replace(/[_+\s]+/g, ' ').replace(/[\s.!]+$/, ''));
