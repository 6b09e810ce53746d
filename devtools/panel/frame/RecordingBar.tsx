import type { Simulator } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { useWorldUpdates } from '../context/context.ts';
import { stopRecording } from '../shortcuts/stop-recording.ts';

interface RecordingBarProps {
  simulator: Simulator;
  settings: SettingsStore;
  run: (action: () => unknown) => void;
}

export function RecordingBar({ simulator, settings, run }: RecordingBarProps) {
  useWorldUpdates(simulator);
  const { recorder } = simulator;
  if (!recorder.isOn()) return null;
  const note = recorder.notes().at(-1);
  const earlier = recorder.earlier();
  return (
    <section className="line complaint" aria-label={copy.recordOn}>
      <b className="tag bad">{copy.recordMark}</b>
      <span className="grow">
        {plural(recorder.count(), 'acción', 'acciones')}
        {note ? <small role="status">{note}</small> : null}
        {earlier > 0 ? (
          <small role="status">
            {`Más lo que ya habías hecho (${plural(earlier, 'acción', 'acciones')}), que va al principio.`}
          </small>
        ) : null}
      </span>
      {(note || earlier > 0) && recorder.count() === 0 ? (
        <button type="button" onClick={() => run(() => recorder.startFresh())}>
          Empezar en limpio
        </button>
      ) : null}
      <button type="button" onClick={() => run(() => stopRecording(simulator, settings))}>
        {copy.recordStop}
      </button>
    </section>
  );
}
