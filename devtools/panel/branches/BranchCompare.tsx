import type { BranchDiff, BranchView, Fact } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import { DayHour, Mono, Part } from '../ui.tsx';
import { describeFact } from './facts.ts';

interface BranchCompareProps {
  simulator: Simulator;
  a: BranchView;
  b: BranchView;
  diff: BranchDiff;
  hasTables: boolean;
}

export function BranchCompare({ simulator, a, b, diff, hasTables }: BranchCompareProps) {
  const isSame = diff.tables.length === 0 && diff.onlyA.length === 0 && diff.onlyB.length === 0;
  return (
    <Part title={copy.compareTitle(a.name, b.name)}>
      {isSame ? <p className="quiet">{copy.compareSame}</p> : null}
      {isSame ? null : (
        <>
          <p className="quiet">{copy.compareCommon(diff.common)}</p>
          <div className="side-by-side">
            <Side simulator={simulator} branch={a} facts={diff.onlyA} />
            <Side simulator={simulator} branch={b} facts={diff.onlyB} />
          </div>
        </>
      )}
      {hasTables ? (
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
      ) : null}
    </Part>
  );
}

interface SideProps {
  simulator: Simulator;
  branch: BranchView;
  facts: readonly Fact[];
}

function Side({ simulator, branch, facts }: SideProps) {
  const run = useRun();
  return (
    <section aria-label={copy.compareOnly(branch.name)}>
      <h4>{copy.compareOnly(branch.name)}</h4>
      {facts.length === 0 ? <p className="quiet">{copy.compareNothing}</p> : null}
      <ol className="facts">
        {facts.map((fact) => (
          <li key={fact.seq}>
            <DayHour at={fact.at} />
            {describeFact(fact)}
            <small>{copy.authors[fact.by]}</small>
          </li>
        ))}
      </ol>
      {branch.isCurrent ? null : (
        <button
          type="button"
          aria-label={copy.switchBranchNamed(branch.name)}
          onClick={() => run(() => simulator.branch.switch(branch.id))}
        >
          {copy.switchBranch}
        </button>
      )}
    </section>
  );
}
