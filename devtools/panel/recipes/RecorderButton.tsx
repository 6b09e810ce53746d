import type { Recorder } from '../../api/recorder.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import { download, Part } from '../ui.tsx';
import { useChanges } from '../use-changes.ts';

/** A session by hand becomes a draft of a recipe, to download. */
export function RecorderButton({ recorder }: { recorder: Recorder }) {
  const run = useRun();
  useChanges(recorder);
  const isOn = recorder.isOn();
  return (
    <Part title={copy.recordTitle} aside={isOn ? copy.recordCount(recorder.count()) : undefined}>
      <p className="quiet">{copy.recordHelp}</p>
      <div className="row">
        {isOn ? (
          <button
            type="button"
            aria-pressed={true}
            onClick={() => download('borrador.ts', recorder.stop(), 'text/plain')}
          >
            {copy.recordStop}
          </button>
        ) : (
          <button type="button" onClick={() => run(() => recorder.start())}>
            {copy.recordStart}
          </button>
        )}
      </div>
    </Part>
  );
}
