import type { Simulator } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { useRead, type WorldReads } from '../context/world-reads.ts';
import { download } from '../parts/download.ts';
import { stopRecording } from '../shortcuts/stop-recording.ts';

interface RecordingBarProps {
  simulator: Simulator;
  reads: WorldReads;
  settings: SettingsStore;
  run: (action: () => unknown) => void;
  /** Asks whether the recording begins again. */
  onRestart: () => void;
}

export function RecordingBar({ simulator, reads, settings, run, onRestart }: RecordingBarProps) {
  const { recorder } = simulator;
  const { isOn, count, earlier, note, refused } = useRead(reads.recording);
  if (!isOn) return null;
  return (
    <section className="line complaint" aria-label={copy.recordOn}>
      <b className="tag bad">{copy.recordMark}</b>
      <span className="grow">
        {plural(count, 'acción', 'acciones')}
        {note ? <small role="status">{note}</small> : null}
        {earlier > 0 ? (
          <small role="status">
            {`Más lo que ya habías hecho (${plural(earlier, 'acción', 'acciones')}), que va al principio.`}
          </small>
        ) : null}
      </span>
      {note || earlier > 0 ? (
        <button type="button" onClick={onRestart}>
          Grabar desde Inicio
        </button>
      ) : null}
      {refused === null ? null : (
        <>
          <button type="button" onClick={() => download('borrador.ts', refused, 'text/plain')}>
            Descargar archivo
          </button>
          <button type="button" onClick={() => run(() => recorder.discard())}>
            Descartar lo grabado
          </button>
        </>
      )}
      <button type="button" onClick={() => run(() => stopRecording(simulator, settings))}>
        {copy.recordStop}
      </button>
    </section>
  );
}
