import { describeEffect } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { Endpoint, FaultSpec } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import {
  COMMON_REFUSALS,
  createFault,
  createRefusal,
  EFFECTS,
  NETWORK_FAULTS,
} from '../faults/create-fault.ts';
import type { Entry } from './command.ts';

// The faults of the main calls come first, because the palette lists only 8 commands of a group (`MAX_OF_GROUP`).
const MAIN_CALLS: readonly string[] = ['POST /api/trivia/answer', 'POST /api/pool/user'] satisfies Endpoint[];

const compareImportance = (a: string, b: string) => MAIN_CALLS.indexOf(b) - MAIN_CALLS.indexOf(a);

/** What testers call the effects. */
const EFFECT_WORDS: Readonly<Record<string, string>> = {
  timeout: 'timeout, time out, se cuelga, colgado, hang, no responde, nunca contesta',
  delay: 'demora, delay, lenta',
  drop: 'network failed, connection reset, se cae',
  empty: 'respuesta vacía, sin cuerpo, empty body',
  malformed: 'json inválido, json roto, respuesta incompleta',
  stalled: 'se queda cargando, stalled',
  html: 'respuesta html',
};

export function createFaultCommands({ fault, net }: Simulator): Entry[] {
  const endpoints = net.endpoints().toSorted(compareImportance);
  const createCommand = (spec: FaultSpec & { id: string }, words: Omit<Entry, 'id' | 'run'>): Entry => ({
    id: spec.id,
    ...words,
    run: () => fault.add(spec),
  });
  const refusals = [
    ...COMMON_REFUSALS,
    ...fault.messages().toSorted((a, b) => compareImportance(a.endpoint, b.endpoint)),
  ].map(({ endpoint, status, message }) =>
    createCommand(createRefusal(endpoint, status, message), {
      name: `Hacer fallar ${getCallLabel(endpoint)}: ${getMessageLabel(message)}`,
      aside: message,
      words: `${status} ${endpoint}`,
    }),
  );
  return [
    ...NETWORK_FAULTS.map(({ id, name, code, effect }) =>
      createCommand({ id, match: '*', effect, label: name, times: 'always' }, { name, aside: code }),
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
          run: () => fault.add({ ...spec, when: 'after', label: name }),
        };
      }),
    ...endpoints.map((match) =>
      createCommand(createFault(match, 'hold', { hold: true }), {
        name: `Retener: ${getCallLabel(match)}`,
        note: 'La app espera hasta que la sueltes en Fallas.',
        aside: match,
      }),
    ),
    ...endpoints.flatMap((match) =>
      Object.entries(EFFECTS)
        .filter(([name]) => name !== 'hold')
        .map(([name, effect]) =>
          createCommand(createFault(match, name, effect), {
            name: `Hacer fallar ${getCallLabel(match)}: ${describeEffect(effect)}`,
            aside: name,
            words: `${match} ${EFFECT_WORDS[name] ?? ''}`,
          }),
        ),
    ),
    // `fault.messages()` contains the common refusals, so the map keeps each id once.
    ...new Map(refusals.map((entry) => [entry.id, entry])).values(),
  ];
}
