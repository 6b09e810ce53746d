import { getCallLabel } from '../../mock-server/catalogue/catalogue.ts';
import type { LogEntry } from '../../mock-server/index.ts';
import { BASE, toRoute } from '../../mock-server/lib/address.ts';
import { copy } from '../copy.ts';
import { describeScreen } from '../driver/dom-driver.ts';
import { findDialog, findOpenDialog, type ScreenExpectation } from '../driver/driver.ts';
import { collapseSpaces, formatDayClock, formatZone } from '../format.ts';
import { toCabinaLink } from '../links/write.ts';
import { getDefinition } from '../recipes/control-actions.ts';
import { packRecipe } from '../recorder/recipe-link.ts';
import { getNotes, type RecordedAction } from '../recorder/recording.ts';
import { toRecipe } from '../recorder/to-recipe.ts';
import type { Simulator } from '../simulator.ts';
import { readStatus } from '../state/status.ts';
import { describeFact, getMessage, getResult, isBadCall, isLoginOfPersona } from '../story.ts';

export type CollectedInput = Awaited<ReturnType<typeof collectReport>>;

// The link of the report opens the panel beside the app, at the section with the story of this world.
const SHOW_STORY = '&panel=open&density=qa&section=branches';

const SECRET_FIELDS = /contraseña|correo|código de|celular/i;

/** Says what was done in the app, with the names on the screen; null for a call of the simulator, which is a fact. */
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

/**
 * The steps of the report: what was done in the app, the facts of the world and the refused calls of this page, in
 * their order.
 */
function listSteps(simulator: Simulator, ...ends: string[]): string[] {
  const { world, net, recorder } = simulator;
  const journal = recorder.journal();
  const write = (at: number, text: string) => `${formatDayClock(at)}: ${text}`;
  const waiting = (journal?.actions ?? []).flatMap((gesture) => {
    const { at, seq = 0 } = gesture;
    const text = describeGesture(gesture, simulator);
    return text === null ? [] : { at, seq, text };
  });
  const findPlace = (isLater: (step: { at: number; seq: number }) => boolean) => {
    const place = waiting.findIndex(isLater);
    return place < 0 ? waiting.length : place;
  };
  for (const call of net.log()) {
    if (call.method === 'GET' || !isBadCall(call)) continue;
    const { at } = call;
    const [seq] = call.facts;
    const place = findPlace((step) => step.seq > seq || (step.seq === seq && step.at > at));
    waiting.splice(place, 0, { at, seq, text: describeCall(call) });
  }
  const take = (end: number) => {
    const place = findPlace(({ seq }) => seq >= end);
    return waiting.splice(0, place).map(({ at, text }) => write(at, text));
  };
  return [
    ...(journal?.prepared
      ? [`En QA, Recorridos: ${journal.prepared}, que hace solo sus pasos de abajo`]
      : []),
    ...world
      .facts()
      // The refused call says the same as a fault that was met.
      .filter((fact, index, all) => fact.kind !== 'fault-met' && !isLoginOfPersona(fact, index, all))
      .flatMap((fact) => [
        ...take(fact.seq),
        write(fact.at, `${describeFact(fact)} (${copy.authors[fact.by]})`),
      ]),
    ...take(Number.POSITIVE_INFINITY),
    ...ends.map((end) => write(world.now(), end)),
  ];
}

/** The texts of the open dialog, or the title and the errors of the page. */
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

/** A link that replays the journal, so that it opens the same dialog in any browser; null if a recipe can't. */
async function createReplayLink({ recorder }: Simulator, title: string, end: ScreenExpectation) {
  const journal = recorder.journal();
  if (!journal || getNotes(journal.actions).length > 0) return null;
  const recipe = toRecipe({ ...journal, end });
  if (!recipe) return null;
  return packRecipe({ ...recipe, title: `Reporte: ${title}`.slice(0, 80) }).then(
    (packed) => `${location.origin}${BASE}/#sim?draft=${packed}&mode=apply`,
    () => null,
  );
}

/** Collects the data of a bug report. Never rejects: `link` is null when the world is too long for a URL. */
export async function collectReport(simulator: Simulator, app: Window) {
  const { clock, fault, net, world, recipe } = simulator;
  const { document, location } = app;
  const view = clock.view();
  const { innerWidth, innerHeight, devicePixelRatio } = app;
  const played = recipe.playing();
  const dialog = findOpenDialog(document);
  const seen = listSeenTexts(document);
  const status = readStatus(simulator);
  // The simulator replaces the `Date` of the app's window.
  const { now } = (app as Window & typeof globalThis).Date;
  const toLink = (link: string) => (app === window ? link : toCabinaLink(link)) + SHOW_STORY;
  const route = toRoute(location.pathname);
  const replay = await createReplayLink(simulator, seen[0] ?? document.title, dialog ?? { route });
  return {
    link: await simulator.link().then(toLink, () => null),
    /** A link that repeats what was done, up to the open dialog; null if a recipe can't repeat it. */
    replay: replay && toLink(replay),
    /** Name of the file with the exported world, which the report mentions when `link` is null. */
    file: `mundo-${world.seed()}.json`,
    route,
    title: document.title,
    dialog: dialog && (seen[0] ?? null),
    seen,
    steps: listSteps(
      simulator,
      `La app está en ${route}${dialog ? `, con el diálogo “${seen[0]}”` : ''}`,
      ...(dialog && !replay
        ? [
            `A mano, después de abrir el enlace de Mundo, que no abre diálogos: haz lo que abre “${seen[0]}” en ${route}`,
          ]
        : []),
    ),
    faults: fault.list().map(({ label, times }) => `“${label}” (${copy.faultTimes(times)})`),
    /** What the last recipe expected and did not find. */
    failure: recipe.list().find(({ id }) => id === played?.recipe)?.failure?.why ?? null,
    person: world.user()?.name ?? null,
    now: view.now,
    anomalies: status.anomalies,
    recipe: played ? `${played.recipe} (${played.title})` : null,
    calls: net.log(),
    versions: {
      build: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null,
      browser: app.navigator.userAgent,
      viewport: `${innerWidth}×${innerHeight} px, ×${devicePixelRatio}`,
      device:
        status.skew === ''
          ? 'la hora del mundo'
          : `${formatDayClock(now())}, ${copy.deviceSkew(status.skew)}`,
      zone: formatZone(view.now),
      believed: view.believed === null ? '—' : formatDayClock(view.believed),
    },
  };
}
