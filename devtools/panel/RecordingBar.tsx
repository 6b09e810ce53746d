import { copy, plural } from '../copy.ts';
import type { Simulator } from '../simulator.ts';
import { useWorld } from './use-world.ts';

interface RecordingBarProps {
  simulator: Simulator;
  run: (action: () => unknown) => void;
  onStopped: () => void;
}

export function RecordingBar({ simulator, run, onStopped }: RecordingBarProps) {
  useWorld(simulator);
  const { recorder } = simulator;
  if (!recorder.isOn()) return null;
  const note = recorder.notes().at(-1);
  const earlier = recorder.earlier();
  const stop = () => {
    if (recorder.stop() === '') throw new Error(copy.recordEmpty);
    onStopped();
  };
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
      <button type="button" onClick={() => run(stop)}>
        {copy.recordStop}
      </button>
    </section>
  );
}
