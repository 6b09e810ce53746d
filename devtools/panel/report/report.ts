/** The bug report: a text about what the app shows now and what has led to it. */

import { BASE, toRoute } from '../../../mock-server/catalogue/address.ts';
import type { LogEntry } from '../../../mock-server/index.ts';
import type { RecordedAction, ScreenExpectation, Simulator } from '../../api.ts';
import { getCallLabel } from '../../copy/labels.ts';
import { copy } from '../../copy/shared.ts';
import { getMessage, getResult, isBadCall } from '../../describe/calls.ts';
import { describeFact, isLoginOfPersona } from '../../describe/facts.ts';
import { collapseSpaces, formatDayClock, formatNumber, formatZone } from '../../lib/format.ts';
import { toCabinaLink } from '../../links/write.ts';
import { describeScreen } from '../../player/driver/describe.ts';
import { packRecipe } from '../../player/recorder/recipe-link.ts';
import { getNotes } from '../../player/recorder/recording.ts';
import { toRecipe } from '../../player/recorder/to-recipe.ts';
import { APP_PAGE } from '../../recipes/app-page.ts';
import { getControlCaption } from '../../recipes/control-captions.ts';
import { findDialog, findOpenDialog } from '../../recipes/dialogs.ts';
import { getUserName, readStatus } from '../../state/status.ts';
import { hideRecipe, listPrivateNames, redact, replaceNames, SECRET_LABELS } from './private-report.ts';

export { redact };

export const QUESTIONS = { expected: 'Qué esperabas', happened: 'Qué pasó' };
// The links of the report open the panel beside the app, at “Ramas”, which shows the story of the world.
const SHOW_STORY = '&panel=open&density=qa&section=branches';

export const MAX_CALLS = 10;
const MAX_BODY = 400;
const MAX_STEPS = 40;

/** Adds the answers of the tester to the report. */
export const addAnswers = (
  report: string,
  { expected, happened }: Readonly<Record<keyof typeof QUESTIONS, string>>,
) => `## Error en Reto Ruffles (simulador)

**${QUESTIONS.expected}:** ${redact(expected)}

**${QUESTIONS.happened}:** ${redact(happened)}

${report}`;

/** Writes the report without the answers of the tester. `isInLink` is false when the world is too long for a URL. */
export async function writeReport(simulator: Simulator, app: Window) {
  const { clock, net, world, recipe } = simulator;
  const { document, location, innerWidth, innerHeight, devicePixelRatio } = app;
  const view = clock.view();
  const played = recipe.playing();
  const seen = listSeenTexts(document);
  const screen = findOpenDialog(document);
  const dialog = screen && (seen[0] ?? null);
  const route = toRoute(location.pathname);
  const toPanelLink = (link: string) => (app === window ? link : toCabinaLink(link)) + SHOW_STORY;
  const names = listPrivateNames(simulator);
  const title = seen[0] ?? document.title;
  const { link: replayLink, problem } = await createReplayLink(simulator, title, screen ?? { route }, names);
  const replay = replayLink && toPanelLink(replayLink);
  const link = await simulator.link({ isPrivate: true }).then(toPanelLink, () => null);
  // Why the recipe that played last has failed.
  const failure = recipe.list().find(({ id }) => id === played?.recipe)?.failure;
  const { skew, anomalies } = readStatus(simulator);
  const faults = simulator.fault.list().map(({ label, times }) => `“${label}” (${copy.faultTimes(times)})`);
  // The simulator replaces the `Date` of the app's window.
  const { now } = (app as Window & typeof globalThis).Date;
  const steps = listSteps(simulator);
  const addStep = (text: string) => steps.push(`${formatDayClock(world.now())}: ${text}`);
  addStep(`La app está en ${route}${dialog ? `, con el diálogo “${dialog}”` : ''}`);
  if (dialog && !replay)
    addStep(
      `A mano, después de abrir el enlace de Mundo, que no abre diálogos: haz lo que abre “${dialog}” en ${route}`,
    );

  const text = [
    ...toLines({
      'Abrir esta pantalla (repite los pasos)': replay,
      'Ningún enlace repite los pasos': problem,
      [replay && dialog ? 'Mundo, sin el diálogo' : 'Mundo']:
        link ?? `adjunta mundo-${world.seed()}.json, que se descargó; se abre con Ramas → Importar`,
      Pantalla: redact(`${route} (${document.title})`),
      'Diálogo abierto': dialog,
      'Texto en pantalla': seen.map((words) => `“${redact(words)}”`).join(' '),
      Persona: getPersonaName(simulator),
      'Hora del mundo': formatDayClock(view.now),
      Recorrido: played && `${played.recipe} (${played.title})`,
      'El recorrido esperaba otra cosa': failure ? redact(failure.why) : null,
      'Fallas activas': faults.join(', ') || 'ninguna',
      'Fuera de lo normal': anomalies.join(', ') || 'nada',
      Imagen:
        'adjunta una captura (Windows: Win+Shift+S, Mac: ⌘+Shift+4, celular: encendido y bajar volumen)',
    }),
    '',
    '### Pasos para reproducir',
    '',
    replay
      ? 'El primer enlace los hace todos y deja el recorrido “Reporte” en Mis recorridos. A mano, en un mundo nuevo:'
      : 'En un mundo nuevo, o con el enlace de Mundo, que abre donde terminan:',
    '',
    ...toSteps(steps),
    '',
    '### Últimas peticiones',
    '',
    ...toCalls(net.log().slice(-MAX_CALLS)),
    '',
    '### Versiones',
    '',
    ...toLines({
      'Versión de la app':
        document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || 'en desarrollo',
      Navegador: app.navigator.userAgent,
      'Pantalla del dispositivo': `${innerWidth}×${innerHeight} px, ×${devicePixelRatio}`,
      'Reloj del dispositivo':
        skew === '' ? 'la hora del mundo' : `${formatDayClock(now())}, ${copy.deviceSkew(skew)}`,
      'Zona horaria del navegador': formatZone(view.now),
      'Hora que cree la app': view.believed === null ? '—' : formatDayClock(view.believed),
    }),
    '',
  ].join('\n');
  // The links are packed, so a name has no place in them.
  const hideNames = (line: string) => (/\bhttps?:/.test(line) ? line : replaceNames(line, names, () => '…'));
  return { text: text.split('\n').map(hideNames).join('\n'), isInLink: link !== null };
}

function getPersonaName(simulator: Simulator): string {
  const { world } = simulator;
  const user = world.user();
  if (!user) return `${getUserName(simulator).toLowerCase()}, sin sesión`;
  const persona = world.personas().find(({ email }) => email === user.email);
  return persona?.name ?? `cuenta ${user.id}, que no es de una persona`;
}

/** Writes a line for each value that is not null. */
const toLines = (values: Readonly<Record<string, string | null>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === null ? [] : `- ${name}: ${value}`));

/** Returns the texts of the open dialog, or the title and the errors of the page. */
function listSeenTexts(document: Document): string[] {
  const dialog = findDialog(document);
  const errors = [...document.querySelectorAll('[aria-invalid="true"]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []),
  );
  const elements = dialog
    ? [...dialog.querySelectorAll('h2, p, button')]
    : [...document.querySelectorAll('h1, [role="alert"]'), ...errors];
  const texts = [...new Set(elements.map(({ textContent }) => collapseSpaces(textContent)))].filter(Boolean);
  // The whole text of a dialog, for screen readers, repeats its paragraphs.
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
}

/**
 * Returns a link that replays the journal up to the same screen in any browser; without one, the reason in Spanish, or
 * null when nothing was done.
 */
async function createReplayLink(
  simulator: Simulator,
  title: string,
  end: ScreenExpectation,
  names: readonly string[],
) {
  const journal = simulator.recorder.journal();
  const [note] = getNotes(journal?.actions ?? []);
  if (note) return { link: null, problem: getReason(note) };
  const recipe = journal && toRecipe({ ...journal, end }, getControlCaption);
  if (!recipe) return { link: null, problem: null };
  const titled = { ...recipe, title: redact(`Reporte: ${title}`).slice(0, 80) };
  return packRecipe(hideRecipe(titled, names, simulator)).then(
    (packed) => ({ link: `${location.origin}${BASE}/#sim?draft=${packed}&mode=apply`, problem: null }),
    () => ({ link: null, problem: 'los pasos y su mundo no caben en un enlace' }),
  );
}

/** Returns what a note says, as the end of a sentence. */
const getReason = (note: string) => note.replace(/^./, (letter) => letter.toLowerCase()).replace(/:.*/, '');

/** Compares steps by `seq`, the number of facts before the step or of the fact itself, and then by time. */
const compareSteps = (a: { seq: number; at: number }, b: typeof a) => a.seq - b.seq || a.at - b.at;

/** Lists in order what was done in the app, the facts of the world, and the refused calls since the page loaded. */
function listSteps(simulator: Simulator): string[] {
  const { world, net, recorder } = simulator;
  const journal = recorder.journal();
  const write = (at: number, text: string) => `${formatDayClock(at)}: ${text}`;
  const facts = world
    .facts()
    // A call that met a fault is listed as a refused call, so its fact is left out.
    .filter((fact, index, all) => fact.kind !== 'fault-met' && !isLoginOfPersona(fact, index, all))
    // With `at` 0, a fact comes before the gestures and calls with the same `seq`, which came after the fact.
    .map((fact) => ({
      seq: fact.seq,
      at: 0,
      text: write(fact.at, `${describeFact(fact)} (${copy.authors[fact.by]})`),
    }));
  // A jump back in time lowers `seq` and `at`, but the gestures stay in their order.
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
  const result = [getResult(entry), getMessage(entry)].filter(Boolean).join(' ');
  return `La app pide “${getCallLabel(endpoint ?? `${method} ${url}`)}” y el servidor contesta: ${result}`;
}

function toSteps(steps: readonly string[]): string[] {
  const skipped = Math.max(0, steps.length - MAX_STEPS);
  return [
    ...(skipped > 0 ? [`(Los ${skipped} anteriores están en Ramas.)`, ''] : []),
    ...steps.slice(skipped).map((step, index) => `${skipped + index + 1}. ${redact(step)}`),
  ];
}

function toCalls(calls: readonly LogEntry[]): string[] {
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
  ].map((text) => redact(text).replaceAll('|', '\\|').replace(/\s+/g, ' '));
  return `| ${cells.join(' | ')} |`;
}

function toBodies({ method, url, request, response }: LogEntry): string {
  const shorten = (text: string) => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);
  const bodies = [request.body && `→ ${request.body}`, response?.body && `← ${response.body}`];
  const lines = bodies.filter(Boolean).map((body) => shorten(redact(String(body))));
  return [redact(`${method} ${url}`), ...lines].join('\n');
}
