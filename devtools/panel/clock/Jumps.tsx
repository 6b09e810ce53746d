import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import { Part } from '../ui.tsx';
import { findJumps, jumpTo } from './demo-jumps.ts';

export function Jumps({ simulator }: { simulator: Simulator }) {
  const run = useRun();
  const jumps = findJumps(simulator);
  return (
    <Part title={copy.jumps}>
      <div className="jumps">
        {(Object.keys(copy.jumpNames) as (keyof typeof copy.jumpNames)[]).map((name) => {
          return (
            <button
              key={name}
              type="button"
              disabled={jumps[name] === undefined}
              onClick={() =>
                run(() => {
                  // Finds the jump again, because the world time has changed since the last render.
                  const jump = findJumps(simulator)[name];
                  return jump && jumpTo(simulator, jump);
                })
              }
            >
              {copy.jumpNames[name]}
            </button>
          );
        })}
      </div>
    </Part>
  );
}
