import { toRoute } from '../../mock-server/lib/address.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy } from '../copy.ts';
import { formatClock, formatShortDay, formatZone } from '../format.ts';
import { listAnomalies, readStatus } from '../state/status.ts';
import type { ReportInput } from './report.ts';

export type CollectedInput = Omit<ReportInput, 'expected' | 'happened'>;

// The link of the report opens the panel beside the app, at the section with the story of this world.
const SHOW_STORY = '&panel=open&density=qa&section=branches';

/** Device time (ms since 1970). The simulator replaces `Date` in the page but not `performance`. */
const getDeviceTime = () => performance.timeOrigin + performance.now();

const toInstant = (at: number) => `${formatShortDay(at)}, ${formatClock(at)}`;

/** Collects the data of a bug report. Never rejects: `link` is null when the world is too long for a URL. */
export async function collectReport(simulator: Simulator, app: Window): Promise<CollectedInput> {
  const { clock, fault, net, world, recipe } = simulator;
  const { document, location } = app;
  const view = clock.view();
  const { innerWidth, innerHeight, devicePixelRatio } = app;
  const played = recipe?.playing();
  return {
    link: await simulator.link().then(
      (link) => link + SHOW_STORY,
      () => null,
    ),
    file: `mundo-${world.seed()}.json`,
    route: toRoute(location.pathname),
    title: document.title,
    dialog: document.querySelector<HTMLElement>('[data-modal]')?.dataset.modal ?? null,
    person: world.user()?.name ?? null,
    now: view.now,
    anomalies: [
      ...listAnomalies(readStatus(simulator)),
      ...fault.list().map(({ label, times }) => `falla “${label}” (${copy.faultTimes(times)})`),
    ],
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
