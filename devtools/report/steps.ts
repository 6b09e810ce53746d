import { getCallLabel } from '../../mock-server/catalogue/catalogue.ts';
import type { LogEntry } from '../../mock-server/index.ts';
import { copy } from '../copy.ts';
import { describeScreen } from '../driver/dom-driver.ts';
import { formatDayClock } from '../format.ts';
import { getDefinition } from '../recipes/control-actions.ts';
import type { RecordedAction } from '../recorder/recording.ts';
import type { Simulator } from '../simulator.ts';
import { describeFact, getMessage, getResult, isBadCall, isLoginOfPersona } from '../story.ts';

const SECRET_FIELDS = /contraseña|correo|código de|celular/i;

/**
 * Describes a recorded action by the names on the screen, for a step of the report. Returns null for a call of the
 * control API that recorded a fact, because that fact is a step of its own.
 */
function describeGesture({ action, label, at, from = at }: RecordedAction, { world }: Simulator) {
  if ('note' in action) return action.note.startsWith('Aquí') ? (action.note.split(':')[0] as string) : null;
  if ('control' in action) {
    const hasFact = action.control !== 'device' && action.control !== 'poke' && at >= from;
    return hasFact ? null : getDefinition(action).caption(action);
  }
  switch (action.do) {
    case 'click':
      return `Toca “${label ?? action.target.name}”`;
    case 'type': {
      const { name } = action.target;
      if (typeof action.text !== 'string') return `Escribe el código del correo en “${name}”`;
      if (SECRET_FIELDS.test(String(name))) {
        const persona = world.personas().find(({ email }) => email === action.text);
        return persona ? `Escribe en “${name}” el correo de ${persona.name}` : `Llena “${name}”`;
      }
      return action.text === '' ? `Borra “${name}”` : `Escribe “${action.text}” en “${name}”`;
    }
    case 'choose':
      return `Elige “${action.option}” en “${action.target.name}”`;
    case 'go':
      return typeof action.route === 'string'
        ? `Abre ${action.route}`
        : 'Abre el enlace del correo, que está en Buzón';
    case 'dismiss':
      return 'Cierra con Escape';
    case 'see':
      return `Aparece ${describeScreen(action.screen)}`;
    case 'wait':
      return null;
  }
}

function describeCall(entry: LogEntry): string {
  const { endpoint, method, url } = entry;
  const result = [getResult(entry), getMessage(entry)].filter(Boolean).join(' ');
  return `La app pide “${getCallLabel(endpoint ?? `${method} ${url}`)}” y el servidor contesta: ${result}`;
}

/** `seq` is the number of facts before the step, or of the fact itself. */
const compareSteps = (a: { seq: number; at: number }, b: typeof a) => a.seq - b.seq || a.at - b.at;

/**
 * The steps of the report: what was done in the app, the facts of the world and the refused calls of this page, in
 * their order.
 */
export function listSteps(simulator: Simulator): string[] {
  const { world, net, recorder } = simulator;
  const journal = recorder.journal();
  const write = (at: number, text: string) => `${formatDayClock(at)}: ${text}`;
  const facts = world
    .facts()
    // The refused call says the same as a fault that was met.
    .filter((fact, index, all) => fact.kind !== 'fault-met' && !isLoginOfPersona(fact, index, all))
    // A fact comes before everything that was done after it.
    .map((fact) => ({
      seq: fact.seq,
      at: 0,
      text: write(fact.at, `${describeFact(fact)} (${copy.authors[fact.by]})`),
    }));
  // A jump back in time lowers both numbers, but what was done stays in its order.
  let last = { seq: 0, at: 0 };
  const gestures = (journal?.actions ?? []).flatMap((gesture) => {
    const { at, seq = 0 } = gesture;
    const text = describeGesture(gesture, simulator);
    if (text === null) return [];
    if (compareSteps({ seq, at }, last) > 0) last = { seq, at };
    return { ...last, text: write(at, text) };
  });
  const calls = net
    .log()
    .filter((call) => call.method !== 'GET' && isBadCall(call))
    .map((call) => ({ seq: call.facts[0], at: call.at, text: write(call.at, describeCall(call)) }));
  const steps = [...facts, ...gestures, ...calls].sort(compareSteps).map(({ text }) => text);
  return journal?.prepared
    ? [`En QA, Recorridos: ${journal.prepared}, que hace solo sus pasos de abajo`, ...steps]
    : steps;
}
