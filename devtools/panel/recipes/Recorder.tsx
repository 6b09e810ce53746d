import { useEffect, useReducer } from 'react';
import type { RecorderDesk } from '../../api/recorder.ts';
import { copy } from '../../copy.ts';
import { useAsk } from '../context.ts';
import { download, Part } from '../ui.tsx';

/** A session by hand becomes a draft of a recipe, to download. */
export function Recorder({ recorder }: { recorder: RecorderDesk }) {
  const ask = useAsk();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => recorder.onChange(draw), [recorder]);
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
          <button type="button" onClick={() => ask(() => recorder.start())}>
            {copy.recordStart}
          </button>
        )}
      </div>
    </Part>
  );
}
