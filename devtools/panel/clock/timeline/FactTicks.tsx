import { useMemo } from 'react';
import type { Simulator } from '../../../api/simulator.ts';

interface FactTicksProps {
  simulator: Simulator;
  x: (at: number) => number;
  range: readonly [from: number, to: number];
  y: number;
}

/** Maximum number of other branches whose facts are drawn, because each comparison rebuilds two worlds. */
const MAX_COMPARED = 3;

export function FactTicks({ simulator, x, range, y }: FactTicksProps) {
  const { world, branch } = simulator;
  const isShown = ({ at }: { at: number }) => at >= range[0] && at <= range[1];
  const cursor = world.cursor();
  const branches = branch.list();
  const current = branches.find(({ isCurrent }) => isCurrent)?.id ?? '';
  const others = branches.filter(({ isCurrent }) => !isCurrent).slice(-MAX_COMPARED);
  const lived = others.map(({ id, cursor: to }) => `${id} ${to}`).join();
  // The ids and cursors of the other branches are enough as dependencies, because the facts of a branch change
  // only while that branch is current.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lived` holds the ids and cursors that the comment above names.
  const elsewhere = useMemo(
    () => others.flatMap(({ id }) => branch.diff(current, id).onlyB.map(({ seq, at }) => ({ id, seq, at }))),
    [current, lived],
  );
  return (
    <>
      {world
        .facts({ future: true })
        .filter(isShown)
        .map(({ seq, at }) => (
          <path key={seq} d={`M${x(at)} ${y - 2}v5`} className={seq > cursor ? 'fact future' : 'fact'} />
        ))}
      {elsewhere.filter(isShown).map(({ id, seq, at }) => (
        <path key={`${id} ${seq}`} d={`M${x(at)} ${y + 4}v4`} className="fact elsewhere" />
      ))}
    </>
  );
}
