import type { MockControl, Note, Recording } from '../../api.ts';
import type { AppRecording } from '../app.ts';

/** Returns a recording of the world as it is now. `missing`: what a recipe that starts now would lack. */
export function beginRecording(app: AppRecording, control: MockControl, missing: Note | null): Recording {
  const startedAt = control.clock.now();
  return {
    world: app.describeWorld(control),
    startedAt,
    startedWith: control.world.cursor(),
    actions: missing ? [{ action: missing, at: startedAt, seq: control.world.cursor() }] : [],
    end: null,
    isOn: true,
  };
}
