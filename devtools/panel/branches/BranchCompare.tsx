import type { BranchDiff, BranchView, Fact } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';
import { Mono, Part } from '../ui.tsx';
import { factLine } from './facts.ts';

interface BranchCompareProps {
  a: BranchView;
  b: BranchView;
  diff: BranchDiff;
}

/** Two branches side by side: the facts of each alone, and the rows that came out different. */
export function BranchCompare({ a, b, diff }: BranchCompareProps) {
  const isSame = diff.tables.length === 0 && diff.onlyA.length === 0 && diff.onlyB.length === 0;
  return (
    <Part title={copy.compareTitle(a.name, b.name)}>
      {isSame ? <p className="quiet">{copy.compareSame}</p> : null}
      <Only name={a.name} facts={diff.onlyA} />
      <Only name={b.name} facts={diff.onlyB} />
      <ul className="list">
        {diff.tables.map(({ table, added, removed, changed }) => (
          <li key={table}>
            <Mono className="grow">{table}</Mono>
            {added.length > 0 ? `${added.length} ${copy.compareAdded} ` : ''}
            {removed.length > 0 ? `${removed.length} ${copy.compareRemoved} ` : ''}
            {changed.length > 0 ? `${changed.length} ${copy.compareChanged}` : ''}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Only({ name, facts }: { name: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4>{copy.compareOnly(name, facts.length)}</h4>
      <ol className="facts">
        {facts.map((fact) => (
          <li key={fact.seq}>{factLine(fact)}</li>
        ))}
      </ol>
    </>
  );
}
