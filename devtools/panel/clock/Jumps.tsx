import { copy } from '../../copy.ts';
import type { Simulator } from '../../simulator.ts';
import { useAsk } from '../ask.ts';
import { Part } from '../kit.tsx';
import { findJumps, jumpTo } from './demo-jumps.ts';

/** Saltos de un toque: the moments a demonstration wants. */
export function Jumps({ simulator }: { simulator: Simulator }) {
  const ask = useAsk();
  const jumps = findJumps(simulator);
  return (
    <Part title={copy.jumps}>
      <div className="jumps">
        {(Object.keys(copy.jumpNames) as (keyof typeof copy.jumpNames)[]).map((name) => {
          const at = jumps[name];
          return (
            <button
              key={name}
              type="button"
              disabled={at === undefined}
              onClick={() => at !== undefined && ask(() => jumpTo(simulator, at))}
            >
              {copy.jumpNames[name]}
            </button>
          );
        })}
      </div>
    </Part>
  );
}
