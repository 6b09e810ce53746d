import { useMemo } from 'react';
import type { Simulator } from '../../../api/simulator.ts';
import type { Span } from '../../../state/settings.ts';
import { isInSpan } from './span.ts';

interface FactTicksProps {
  simulator: Simulator;
  x: (at: number) => number;
  range: Span;
  y: number;
}

/** Maximum number of other branches whose facts are drawn, because each comparison rebuilds two worlds. */
const MAX_COMPARED = 3;

export function FactTicks({ simulator, x, range, y }: FactTicksProps) {
  const { world, branch } = simulator;
  const cursor = world.cursor();
  const branches = branch.list();
  const current = branches.find(({ isCurrent }) => isCurrent)?.id ?? '';
  const others = branches.filter(({ isCurrent }) => !isCurrent).slice(-MAX_COMPARED);
  const lived = others.map(({ id, cursor: to }) => `${id} ${to}`).join();
  // The ids and cursors of the other branches are enough as dependencies, because the facts of a branch change
  // only while that branch is current.
  const elsewhere = useMemo(
    () => others.flatMap(({ id }) => branch.diff(current, id).onlyB.map(({ seq, at }) => ({ id, seq, at }))),
    [current, lived],
  );
  return (
    <>
      {world
        .facts({ future: true })
        .filter(({ at }) => isInSpan(range, at))
        .map(({ seq, at }) => (
          <path key={seq} d={`M${x(at)} ${y - 2}v5`} className={seq > cursor ? 'fact future' : 'fact'} />
        ))}
      {elsewhere
        .filter(({ at }) => isInSpan(range, at))
        .map(({ id, seq, at }) => (
          <path key={`${id} ${seq}`} d={`M${x(at)} ${y + 4}v4`} className="fact elsewhere" />
        ))}
    </>
  );
}
