import type { MockControl } from '../../api.ts';
import type { AppRecording } from '../app.ts';
import type { ActionLog } from './action-log.ts';
import { NOTES } from './notes.ts';
import type { CallRecorder } from './record-control-calls.ts';
import { toRecordedJump } from './recorded-jump.ts';

interface Deps {
  app: AppRecording;
  control: MockControl;
  log: ActionLog;
  calls: CallRecorder;
  /** Records what has changed before the action. `at`: world time (ms). */
  catchUp(at?: number): void;
  signal: AbortSignal;
  isPerson: (event: Event) => boolean;
}

/** Records how the user goes from page to page: Back and Forward, a reload, a link, the address bar. */
export function recordVisits({ app, control, log, calls, catchUp, signal, isPerson }: Deps): void {
  const { recording } = log;
  const { branch, clock } = control;
  const options = { capture: true, signal };
  const visit = () => log.add({ do: 'go', route: app.toRouteReference(control, app.getRoute()) });

  // The browser's Back and Forward buttons. A recipe's `popstate` event isn't trusted, and `pushState` dispatches none.
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isPerson(event)) return;
      catchUp();
      visit();
    },
    options,
  );
  // A call that reloads the page never ends, so it is recorded when the user leaves the page.
  window.addEventListener(
    'pagehide',
    () => {
      const isByCall = calls.addOpenCalls();
      const lastAt = recording.actions.at(-1)?.at ?? recording.startedAt;
      // A time before the last recorded action means that another tab, which shares this world, has jumped back in
      // time.
      if (!isByCall && clock.now() < lastAt) {
        catchUp(lastAt);
        const time = app.toTimeExpression(control, clock.now());
        const jump = { control: 'goto', time, silent: false, data: true } as const;
        log.add(toRecordedJump(control, recording, jump, clock.now()));
      }
      recording.branch = branch.current().id;
      recording.leftAt = isByCall ? undefined : app.getRoute();
      log.save();
    },
    options,
  );

  // If the recording began in an earlier document, records how the user came to this document.
  if (recording.branch !== undefined && recording.branch !== branch.current().id) log.add(NOTES.otherWorld);
  else if (recording.leftAt === app.getRoute()) log.add({ control: 'reload' });
  else if (recording.leftAt !== undefined) visit();
  recording.branch = branch.current().id;
  recording.leftAt = undefined;
  log.save();
}
