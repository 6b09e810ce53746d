import { createLabel } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { Fact, LogEntry } from '../../../mock-server/index.ts';
import type { RecordedAction, Simulator } from '../../api.ts';
import { FACT_LABELS, getCallLabel } from '../../copy/labels.ts';
import { copy } from '../../copy/shared.ts';
import { getResult, getServerMessage, isBadCall } from '../../describe/calls.ts';
import { describeFact, isLoginOfPersona } from '../../describe/facts.ts';
import { formatDayClock } from '../../lib/format.ts';
import { describeScreen } from '../../player/driver/describe.ts';
import { APP_PAGE } from '../../recipes/app-page.ts';
import { getControlCaption } from '../../recipes/control-captions.ts';
import { SECRET_LABELS } from '../context/private-report.ts';

/** Compares steps by `seq`, the number of facts before the step or of the fact itself, and then by time. */
const compareSteps = (a: { seq: number; at: number }, b: typeof a) => a.seq - b.seq || a.at - b.at;

/**
 * Lists in order what was done in the app, the facts of the world, and the refused calls since the page loaded. `done`
 * is the number of the first steps that the world of the replay link already contains, and that the link doesn't
 * repeat.
 */
export function listSteps(simulator: Simulator): { texts: string[]; done: number } {
  const { world, net, recorder } = simulator;
  const journal = recorder.journal();
  const { startedAt = 0, startedWith = 0 } = journal ?? {};
  const write = (at: number, text: string) => `${formatDayClock(at)}: ${text}`;
  const facts = world
    .facts()
    // A call that met a fault is listed as a refused call, so its fact is left out.
    .filter((fact, index, all) => fact.kind !== 'fault-met' && !isLoginOfPersona(fact, index, all))
    // With `at` 0, a fact comes before the gestures and calls with the same `seq`, which came after the fact.
    .map((fact) => ({
      seq: fact.seq,
      at: 0,
      isDone: fact.seq <= startedWith,
      text: write(fact.at, `${describeStep(fact)} (${copy.authors[fact.by]})`),
    }));
  // A jump back in time lowers `seq` and `at`, but the gestures stay in their order.
  let last = { seq: 0, at: 0 };
  const gestures = (journal?.actions ?? []).flatMap((gesture) => {
    const { at, seq = 0 } = gesture;
    const text = describeGesture(gesture, simulator);
    if (text === null) return [];
    if (compareSteps({ seq, at }, last) > 0) last = { seq, at };
    return { ...last, isDone: false, text: write(at, text) };
  });
  const calls = net
    .log()
    .filter((call) => call.method !== 'GET' && isBadCall(call))
    .map((call) => ({
      seq: call.facts[0],
      at: call.at,
      isDone: call.facts[0] <= startedWith && call.at < startedAt,
      text: write(call.at, describeCall(call)),
    }));
  const steps = [...facts, ...gestures, ...calls].sort(compareSteps);
  const texts = steps.map(({ text }) => text);
  // Without a packed world, a replay begins before all steps.
  const done = journal?.world.packed === undefined ? 0 : steps.filter(({ isDone }) => isDone).length;
  if (!journal?.prepared) return { texts, done };
  const first = `En QA, Recorridos: ${journal.prepared}, que hace solo sus pasos de abajo`;
  return { texts: [first, ...texts], done: done && done + 1 };
}

/** A developer has to put the same fault again, so it has its address, its status and how often it occurs. */
const describeStep = (fact: Fact) =>
  fact.kind === 'fault'
    ? `${FACT_LABELS.fault}: ${createLabel(fact.payload.fault)}, ${copy.faultTimes(fact.payload.fault)}`
    : describeFact(fact);

/**
 * Describes a recorded action in Spanish, with the names that the screen shows. Returns null for an action of the panel
 * that added a fact to the world, because `listSteps` lists the facts too.
 */
function describeGesture({ action, label, at, from = at }: RecordedAction, { world }: Simulator) {
  if ('note' in action) return action.note.startsWith('Aquí') ? action.note.replace(/:.*/, '') : null;
  if ('control' in action) {
    const hasFact = !/^(device|poke|reload|release-calls|repeat-call)$/.test(action.control) && at >= from;
    return hasFact ? null : getControlCaption(action);
  }
  switch (action.do) {
    case 'click':
      return `Toca “${label ?? action.target.name}”`;
    case 'type': {
      const { name } = action.target;
      if (typeof action.text !== 'string') return `Escribe el código del correo en “${name}”`;
      if (SECRET_LABELS.test(String(name))) {
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
      return `Aparece ${describeScreen(APP_PAGE, action.screen)}`;
    case 'wait':
      return null;
  }
}

function describeCall(entry: LogEntry): string {
  const { endpoint, method, url } = entry;
  const result = [getResult(entry), getServerMessage(entry)].filter(Boolean).join(' ');
  return `La app pide “${getCallLabel(endpoint ?? `${method} ${url}`)}” y el servidor contesta: ${result}`;
}
