import type { Recorder } from '../../api/recorder.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import { Part } from '../ui.tsx';
import { useChanges } from '../use-changes.ts';

export function RecorderButton({ recorder }: { recorder: Recorder }) {
  const run = useRun();
  useChanges(recorder);
  return (
    <Part title={copy.recordTitle}>
      <p className="quiet">{recorder.isOn() ? copy.recordOn : copy.recordHelp}</p>
      {recorder.isOn() ? null : (
        <div className="row">
          <button type="button" onClick={() => run(() => recorder.start())}>
            {copy.recordStart}
          </button>
        </div>
      )}
    </Part>
  );
}
