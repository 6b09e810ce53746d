/** The bug report: a text about what the app shows now and what has led to it. */

import { toRoute } from '../../../mock-server/catalogue/address.ts';
import { createLabel } from '../../../mock-server/engine/faults/describe-effect.ts';
import type { Fault } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { describeUnseen } from '../../describe/calls.ts';
import { formatDayClock, formatZone } from '../../lib/format.ts';
import { toCabinaLink } from '../../links/write.ts';
import { findOpenDialog } from '../../recipes/dialogs.ts';
import { getUserName, readStatus } from '../../state/status.ts';
import { createHide, listPrivateNames } from '../context/private-report.ts';
import { createReplayLink } from './replay-link.ts';
import { MAX_CALLS, toCalls } from './report-calls.ts';
import { writeList, writeSteps } from './report-markdown.ts';
import { listSteps } from './report-steps.ts';
import { listSeenTexts } from './seen-texts.ts';

// The links of the report open the panel beside the app, at “Ramas”, which shows the story of the world.
const SHOW_STORY = '&panel=open&density=qa&section=branches';
const SHOW_CALLS = '&panel=open&density=qa&section=network';

/**
 * Writes the report without the answers of the tester, and returns `hide` for them. `isInLink` is false when the world
 * is too long for a URL.
 */
export async function writeReport(simulator: Simulator, app: Window) {
  const { clock, net, world, recipe } = simulator;
  const { document, location, innerWidth, innerHeight, devicePixelRatio } = app;
  const view = clock.view();
  const played = recipe.playing();
  const shownTexts = listSeenTexts(document);
  const screen = findOpenDialog(document);
  const dialog = screen && (shownTexts[0] ?? null);
  const opened = simulator.cover.openDialog();
  const since = opened ? `, abierto desde ${formatDayClock(opened.at)}` : '';
  const route = toRoute(location.pathname);
  const toPanelLink = (link: string) =>
    (app === window ? link : toCabinaLink(link)) + (simulator.isReal ? SHOW_CALLS : SHOW_STORY);
  const names = listPrivateNames(simulator);
  const title = shownTexts[0] ?? document.title;
  const { link: replayLink, problem } = await createReplayLink(simulator, title, screen ?? { route }, names);
  const replay = replayLink && toPanelLink(replayLink);
  const link = await simulator.link({ isPrivate: true }).then(toPanelLink, () => null);
  const worldFile = `mundo-${world.seed()}.json`;
  // Why the recipe that played last has failed.
  const failure = recipe.list().find(({ id }) => id === played?.recipe)?.failure;
  const { skew, anomalies } = readStatus(simulator);
  const faults = simulator.fault.list().map(describeActive);
  // The simulator replaces the `Date` of the app's window.
  const { now } = (app as Window & typeof globalThis).Date;
  const { texts: steps, done } = listSteps(simulator);
  const addStep = (text: string) => steps.push(`${formatDayClock(world.now())}: ${text}`);
  addStep(`La app está en ${route}${dialog ? `, con el diálogo “${dialog}”${since}` : ''}`);
  if (dialog && !replay)
    addStep(
      `A mano, después de abrir el enlace de Mundo, que no abre diálogos: haz lo que abre “${dialog}” en ${route}`,
    );

  const text = [
    ...writeList({
      'Abrir esta pantalla (repite los pasos)': replay,
      'Ningún enlace repite los pasos': problem,
      [getLinkName(simulator, replay !== null && dialog !== null)]:
        link ?? `adjunta ${worldFile}, que se descargó; se abre con Ramas → Importar`,
      Pantalla: `${route} (${document.title})`,
      'Diálogo abierto': dialog && dialog + since,
      'Texto en pantalla': shownTexts.map((words) => `“${words}”`).join(' '),
      Persona: simulator.isReal ? null : getPersonaName(simulator),
      'Servidor de verdad': simulator.isReal ? simulator.apiOrigin : null,
      'Guardado sin que la app lo supiera':
        net
          .log()
          .flatMap((entry) => describeUnseen(entry) ?? [])
          .join(' ') || null,
      [simulator.isReal ? 'Hora del servidor' : 'Hora del mundo']: formatDayClock(view.now),
      Recorrido: played && `${played.recipe} (${played.title})`,
      'El recorrido esperaba otra cosa': failure?.why ?? null,
      'Fallas activas': faults.join(', ') || 'ninguna',
      'Fuera de lo normal': anomalies.join(', ') || 'nada',
      Imagen:
        'adjunta una captura (Windows: Win+Shift+S, Mac: ⌘+Shift+4, celular: encendido y bajar volumen)',
    }),
    '',
    '### Pasos para reproducir',
    '',
    replay
      ? `${describeReplay(done)} y deja el recorrido “Reporte” en Mis recorridos. A mano, en un mundo nuevo:`
      : simulator.isReal
        ? 'En el servidor de verdad, con una cuenta como la tuya:'
        : 'En un mundo nuevo, o con el enlace de Mundo, que abre donde terminan:',
    '',
    ...writeSteps(steps),
    '',
    '### Últimas peticiones',
    '',
    ...toCalls(net.log().slice(-MAX_CALLS)),
    '',
    '### Versiones',
    '',
    ...writeList({
      'Versión de la app':
        document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || 'en desarrollo',
      Navegador: app.navigator.userAgent,
      'Ventana de la app': `${innerWidth}×${innerHeight} px, ×${devicePixelRatio}`,
      'Ventana de la cabina': app === window ? null : `${window.innerWidth}×${window.innerHeight} px`,
      'Reloj del dispositivo':
        skew === '' ? 'la hora del mundo' : `${formatDayClock(now())}, ${copy.deviceSkew(skew)}`,
      'Zona horaria del navegador': formatZone(view.now),
      'Hora que cree la app': view.believed === null ? '—' : formatDayClock(view.believed),
    }),
    '',
  ].join('\n');
  const hide = createHide(
    simulator,
    [replay, link ?? worldFile].filter((kept) => kept !== null),
  );
  return { text: hide(text), hide, isInLink: link !== null };
}

/** `done`: how many of the first steps the world of the link contains. */
function describeReplay(done: number): string {
  if (done === 0) return 'El primer enlace los hace todos';
  const first = done === 1 ? 'el paso 1 ya hecho' : `los pasos 1 a ${done} ya hechos`;
  return `El primer enlace abre el mundo con ${first}, hace los que siguen`;
}

function describeActive(fault: Fault): string {
  const full = createLabel(fault);
  const name = fault.label === full ? `“${full}”` : `“${fault.label}”: ${full}`;
  return `${name} (${copy.faultTimes(fault)})`;
}

function getLinkName({ isReal }: Simulator, hasDialog: boolean): string {
  if (isReal) return 'Abrir la página';
  return hasDialog ? 'Mundo, sin el diálogo' : 'Mundo';
}

function getPersonaName(simulator: Simulator): string {
  const { world } = simulator;
  const user = world.user();
  if (!user) return `${getUserName(simulator).toLowerCase()}, sin sesión`;
  const persona = world.personas().find(({ email }) => email === user.email);
  if (persona) return persona.name;
  const origin = world
    .facts()
    .find((fact) => fact.kind === 'register' && fact.payload.user.email === user.email);
  if (origin?.by === 'panel') return `persona creada en el panel (cuenta ${user.id})`;
  return origin ? `persona registrada en este mundo (cuenta ${user.id})` : `cuenta ${user.id}`;
}
