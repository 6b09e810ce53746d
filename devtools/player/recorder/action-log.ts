import type { MockControl, RecordedAction, Recording } from '../../api.ts';
import { addAction } from './recording.ts';

export type ActionLog = ReturnType<typeof createActionLog>;

/** Adds actions to a recording. `add` saves the recording; after `insert`, the caller does. */
export function createActionLog(
  { clock, world }: MockControl,
  recording: Recording,
  saveRecording: (recording: Recording) => void,
) {
  const save = () => saveRecording(recording);
  return {
    recording,
    save,
    count: () => recording.actions.length,
    /** `at`: world time (ms), by default now. `label`: see `RecordedAction`. */
    add(
      action: RecordedAction['action'],
      at = clock.now(),
      more: Pick<RecordedAction, 'label' | 'sets' | 'seq'> = {},
    ): RecordedAction {
      const recorded = { action, at, seq: world.cursor(), ...more };
      recording.actions = addAction(recording.actions, recorded);
      save();
      return recorded;
    },
    insert(place: number, actions: readonly RecordedAction[]): void {
      recording.actions = recording.actions.toSpliced(place, 0, ...actions);
    },
  };
}
