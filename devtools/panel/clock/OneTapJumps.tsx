import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Part } from '../parts/Part.tsx';
import { findJumps, jumpByName, NONE_LEFT } from './one-tap-jumps.ts';

/** The density Demo has these buttons in place of “Ajuste fino”. */
export function OneTapJumps() {
  const { simulator, reads, runInApp } = usePanel();
  const jumps = findJumps(useRead(reads.events), useRead(reads.changedAt));
  return (
    <Part title="Ir a un momento">
      <div className="grid grid-cols-2 gap-1.5">
        {Object.entries(jumps).map(([name, at]) => (
          <button
            key={name}
            type="button"
            className="min-h-touch-40 py-1.5 text-left leading-[1.2]"
            disabled={!Number.isFinite(at)}
            onClick={() => runInApp(() => jumpByName(simulator, name))}
          >
            {name}
            {Number.isFinite(at) ? null : <small className="block">{NONE_LEFT[name]}</small>}
          </button>
        ))}
      </div>
    </Part>
  );
}
