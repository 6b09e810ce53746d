import { getCallLabel } from '../../mock-server/catalogue/catalogue.ts';
import type { LogEntry } from '../../mock-server/index.ts';
import { toRoute } from '../../mock-server/lib/address.ts';
import { copy } from '../copy.ts';
import { collapseSpaces, formatClock, formatShortDay, formatZone } from '../format.ts';
import type { Simulator } from '../simulator.ts';
import { listAnomalies, readStatus } from '../state/status.ts';
import { describeFact, isBadCall } from '../story.ts';

export type CollectedInput = Awaited<ReturnType<typeof collectReport>>;

// The link of the report opens the panel beside the app, at the section with the story of this world.
const SHOW_STORY = '&panel=open&density=qa&section=branches';

/** Device time (ms since 1970). The simulator replaces `Date` in the page but not `performance`. */
const getDeviceTime = () => performance.timeOrigin + performance.now();

const toInstant = (at: number) => `${formatShortDay(at)}, ${formatClock(at)}`;

function describeCall({ endpoint, method, url, status, outcome, response }: LogEntry): string {
  const message = /"message":"([^"]+)"/.exec(response?.body ?? '')?.[1];
  const result = [status || copy.networkOutcomes[outcome], message].filter(Boolean).join(' ');
  return `La app pide “${getCallLabel(endpoint ?? `${method} ${url}`)}” y el servidor contesta: ${result}`;
}

/** The steps of the report: the facts of the world, with the refused calls of this page between them. */
function listSteps({ world, net }: Simulator, screen: string): string[] {
  const refused = net.log().filter((call) => call.method !== 'GET' && isBadCall(call));
  const write = (at: number, text: string) => `${toInstant(at)}: ${text}`;
  const takeCalls = (isDue: (seq: number) => boolean) => {
    const due = refused.filter(({ facts: [seq] }) => isDue(seq));
    refused.splice(0, due.length);
    return due.map((call) => write(call.at, describeCall(call)));
  };
  return [
    ...world
      .facts()
      // The refused call says the same.
      .filter(({ kind }) => kind !== 'fault-met')
      .flatMap((fact) => [
        ...takeCalls((seq) => seq < fact.seq),
        write(fact.at, `${describeFact(fact)} (${copy.authors[fact.by]})`),
      ]),
    ...takeCalls(() => true),
    write(world.now(), screen),
  ];
}

/** The texts of the open dialog, or the title and the errors of the page. */
function listSeenTexts(document: Document): string[] {
  const dialog = document.querySelector('[data-modal]');
  const errors = [...document.querySelectorAll('[aria-invalid="true"]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []),
  );
  const elements = dialog
    ? [...dialog.querySelectorAll('h2, p, button')]
    : [...document.querySelectorAll('h1, [role="alert"]'), ...errors];
  const texts = [...new Set(elements.map(({ textContent }) => collapseSpaces(textContent)))].filter(
    (text) => text !== '',
  );
  // The whole text of a dialog, for screen readers, repeats its paragraphs.
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
}

/** Collects the data of a bug report. Never rejects: `link` is null when the world is too long for a URL. */
export async function collectReport(simulator: Simulator, app: Window) {
  const { clock, fault, net, world, recipe } = simulator;
  const { document, location } = app;
  const view = clock.view();
  const { innerWidth, innerHeight, devicePixelRatio } = app;
  const played = recipe.playing();
  const dialog = document.querySelector<HTMLElement>('[data-modal]')?.dataset.modal ?? null;
  const seen = listSeenTexts(document);
  return {
    link: await simulator.link().then(
      (link) => link + SHOW_STORY,
      () => null,
    ),
    /** Name of the file with the exported world, which the report mentions when `link` is null. */
    file: `mundo-${world.seed()}.json`,
    route: toRoute(location.pathname),
    title: document.title,
    dialog,
    seen,
    steps: listSteps(
      simulator,
      `La app está en ${toRoute(location.pathname)}${dialog ? `, con el diálogo “${seen[0]}”` : ''}`,
    ),
    faults: fault.list().map(({ label, times }) => `“${label}” (${copy.faultTimes(times)})`),
    /** What the last recipe expected and did not find. */
    failure: recipe.list().find(({ id }) => id === played?.recipe)?.failure?.why ?? null,
    person: world.user()?.name ?? null,
    now: view.now,
    anomalies: listAnomalies(readStatus(simulator)),
    recipe: played ? `${played.recipe} (${played.title})` : null,
    calls: net.log(),
    versions: {
      build: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null,
      browser: app.navigator.userAgent,
      viewport: `${innerWidth}×${innerHeight} px, ×${devicePixelRatio}`,
      device: `${toInstant(getDeviceTime())} (UTC−6); ${formatZone(app, view.now)}`,
      believed: view.believed === null ? '—' : toInstant(view.believed),
    },
  };
}
