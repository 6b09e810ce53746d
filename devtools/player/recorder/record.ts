import type { Coverage, MockControl, Recording } from '../../api.ts';
import type { AppRecording } from '../app.ts';
import { createActionLog } from './action-log.ts';
import { recordControlCalls } from './record-control-calls.ts';
import { recordDialogs } from './record-dialogs.ts';
import { recordFields } from './record-fields.ts';
import { recordPresses } from './record-presses.ts';
import { recordVisits } from './record-visits.ts';
import type { WatchCalls } from './watched-control.ts';

export interface RecordDeps {
  app: AppRecording;
  control: MockControl;
  watchCalls: WatchCalls;
  /** Whether a recipe runs, whose gestures are events of a script. */
  isPlaying: () => boolean;
  getOpenDialog: Coverage['openDialog'];
}

/**
 * Records what is done in the page, and saves the recording after each action. Returns a function that stops it. Each
 * part notes one kind of action: `record-fields` the texts and choices of fields, `record-presses` presses of controls,
 * `record-dialogs` dialogs that appear or are closed, `record-control-calls` what the panel does to the world, and
 * `record-visits` Back, reloads and links. `isPerson`: whether a user caused an event; by default the gestures of
 * scripts are not recorded.
 */
export function record(
  { app, control, watchCalls, isPlaying, getOpenDialog }: RecordDeps,
  recording: Recording,
  saveRecording: (recording: Recording) => void,
  isPerson = (event: Event) => event.isTrusted,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const log = createActionLog(control, recording, saveRecording);
  const dialogs = recordDialogs(app.page, log, signal, getOpenDialog);
  const fields = recordFields({ app, control, log, dialogs, signal, isPlaying, isPerson });
  /** Records what has changed before an action. */
  const catchUp = (at?: number) => {
    fields.flush();
    return dialogs.record(at);
  };
  const calls = recordControlCalls({ app, control, watchCalls, log, catchUp });
  recordPresses({ app, log, dialogs, catchUp, signal, isPerson });
  // Listens after the gestures, so that Escape first records the fields that earlier keys have changed.
  fields.listen();
  recordVisits({ app, control, log, calls, catchUp, signal, isPerson });
  return () => {
    stop.abort();
    calls.stop();
    recording.end = catchUp() ?? { route: app.getRoute() };
  };
}
