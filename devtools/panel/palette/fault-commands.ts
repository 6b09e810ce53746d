import { describeEffect } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { Endpoint, Fault, FaultSpec } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { done } from '../../copy/done.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import {
  COMMON_REFUSALS,
  createFault,
  createRefusal,
  EFFECT_WORDS,
  EFFECTS,
  findSame,
  getRefusalWords,
  NETWORK_FAULTS,
} from '../faults/create-fault.ts';
import type { Entry } from './command.ts';

type Refusal = ReturnType<Simulator['fault']['messages']>[number];

// The faults of the main calls come first, because the palette lists only 8 commands of a group (`MAX_OF_GROUP`).
const MAIN_CALLS: readonly string[] = ['POST /api/trivia/answer', 'POST /api/pool/user'] satisfies Endpoint[];

const compareImportance = (a: string, b: string) => MAIN_CALLS.indexOf(b) - MAIN_CALLS.indexOf(a);

/** What testers write to remove a fault. */
const ACTIVE_WORDS = 'quitar, puesta, activa';

/**
 * Returns a command for each fault that the panel offers, and for each other active fault; the active ones come first.
 */
export function createFaultCommands({ fault, net }: Simulator): Entry[] {
  const active = fault.list();
  const clear = async (faults: readonly Fault[]) => {
    for (const { id } of faults) await fault.clear(id);
  };
  const commands = listFaults(net.endpoints(), fault.messages()).map(({ spec, ...words }) => {
    const same = findSame(active, spec).filter(({ when }) => when === (spec.when ?? 'before'));
    if (same.length === 0)
      return { same, entry: { ...words, says: done.faultAdded(words.name), run: () => fault.add(spec) } };
    const entry = {
      ...words,
      isOn: true,
      words: `${words.words ?? ''} ${ACTIVE_WORDS}`,
      says: done.faultRemoved(words.name),
      run: () => clear(same),
    };
    return { same, entry };
  });
  const offered = commands.flatMap(({ same }) => same);
  const others = active
    .filter((added) => !offered.includes(added))
    .map((added) => ({
      id: `active ${added.id}`,
      name: added.label,
      isOn: true,
      words: ACTIVE_WORDS,
      says: done.faultRemoved(added.label),
      run: () => clear([added]),
    }));
  const isOn = ({ same }: { same: readonly Fault[] }) => same.length > 0;
  return [
    ...others,
    ...commands.filter(isOn).map(({ entry }) => entry),
    ...commands.filter((command) => !isOn(command)).map(({ entry }) => entry),
  ];
}

type OfferedFault = Omit<Entry, 'run'> & { spec: FaultSpec };

function listFaults(calls: readonly string[], messages: readonly Refusal[]): OfferedFault[] {
  const endpoints = calls.toSorted(compareImportance);
  const offer = (spec: FaultSpec & { id: string }, words: Omit<Entry, 'id' | 'run'>): OfferedFault => ({
    id: spec.id,
    ...words,
    spec,
  });
  const refusals = [
    ...COMMON_REFUSALS,
    ...messages.toSorted((a, b) => compareImportance(a.endpoint, b.endpoint)),
  ].map(({ endpoint, status, message }) =>
    offer(createRefusal(endpoint, status, message), {
      name: `Hacer fallar ${getCallLabel(endpoint)}: ${getMessageLabel(message)}`,
      aside: message,
      words: `${status} ${endpoint} ${getRefusalWords(status, message)}`,
    }),
  );
  return [
    ...NETWORK_FAULTS.map(({ id, name, code, effect }) =>
      offer({ id, match: '*', effect, label: name, times: 'always' }, { name, aside: code }),
    ),
    ...endpoints
      .filter((endpoint) => endpoint.startsWith('POST '))
      .map((match) => {
        const spec = createFault(match, 'drop', { drop: true });
        const name = `Perder la respuesta de: ${getCallLabel(match)}`;
        return {
          id: `${spec.id} after`,
          name,
          note: 'El servidor guarda y la app no se entera. 1 vez.',
          aside: match,
          words: 'se pierde respuesta perdida después de guardar enviado dos veces doble mala red señal',
          // The story and the bug report show the fault's label. The default label would not say when the call fails.
          spec: { ...spec, when: 'after', label: name } satisfies FaultSpec,
        };
      }),
    ...endpoints.map((match) =>
      offer(createFault(match, 'hold', { hold: true }), {
        name: `Retener: ${getCallLabel(match)}`,
        note: 'La app espera hasta que la sueltes en Fallas.',
        aside: match,
      }),
    ),
    ...endpoints.flatMap((match) =>
      Object.entries(EFFECTS)
        .filter(([name]) => name !== 'hold')
        .map(([name, effect]) =>
          offer(createFault(match, name, effect), {
            name: `Hacer fallar ${getCallLabel(match)}: ${describeEffect(effect)}`,
            aside: name,
            words: `${match} ${EFFECT_WORDS[name] ?? ''}`,
          }),
        ),
    ),
    // `messages` contains the common refusals, so the map keeps each id once.
    ...new Map(refusals.map((offered) => [offered.id, offered])).values(),
  ];
}
