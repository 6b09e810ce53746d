import type { BranchView, Fact } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { formatHour, formatShortDay } from '../../format.ts';
import { isInSpan } from '../clock/timeline/span.ts';
import { usePanel, useRun } from '../context.ts';
import { Part } from '../ui.tsx';
import { factWords } from './facts.ts';

interface FactTreeProps {
  simulator: Simulator;
  branches: readonly BranchView[];
  /** Whether a fact can be gone to. */
  canGo: boolean;
}

/** Facts shown; the older ones are still there, above. */
const SHOWN = 30;

/** Where another branch left the one that is lived. */
const forksAfter = (branches: readonly BranchView[], current: BranchView | undefined, seq: number) =>
  branches.filter(({ isCurrent, parent }) => {
    if (isCurrent) return false;
    return parent?.branch === current?.id && parent?.after === seq;
  });

/** The world's history: the facts of this branch, where it left others, and where one is in it. */
export function FactTree({ simulator, branches, canGo }: FactTreeProps) {
  const run = useRun();
  const { world } = simulator;
  const { span } = usePanel();
  const facts = world.facts({ future: true }).filter(({ at }) => isInSpan(span, at));
  const cursor = world.cursor();
  const current = branches.find(({ isCurrent }) => isCurrent);
  const hidden = Math.max(0, facts.length - SHOWN);

  const row = (fact: Fact) => (
    <li key={fact.seq} className={fact.seq > cursor ? 'future' : fact.seq === cursor ? 'here' : undefined}>
      <span className="mono when" title={formatShortDay(fact.at)}>
        {formatHour(fact.at)}
      </span>
      <span className="grow">
        {factWords(fact)}
        {fact.seq === cursor ? <b className="here-mark"> · {copy.treeHere}</b> : null}
        {forksAfter(branches, current, fact.seq).map((branch) => (
          <small key={branch.id} className="fork">
            ⎇ {branch.name}
          </small>
        ))}
        {current?.parent?.after === fact.seq ? (
          <small className="fork">
            ⎇ {branches.find(({ id }) => id === current.parent?.branch)?.name ?? current.parent.branch}
          </small>
        ) : null}
      </span>
      {canGo && fact.seq !== cursor ? (
        <button
          type="button"
          aria-label={copy.factGo(fact.seq)}
          onClick={() => run(() => world.gotoFact(fact.seq))}
        >
          {copy.go}
        </button>
      ) : null}
    </li>
  );

  return (
    <Part title={copy.treeTitle} aside={copy.treeOf(branches.length, facts.length)}>
      <p className="quiet">{copy.treeMeaning}</p>
      <ol className="tree">
        {cursor === 0 ? (
          <li className="here">
            <span className="mono when">{formatHour(world.now())}</span>
            <b className="here-mark">{copy.treeHere}</b>
          </li>
        ) : null}
        {facts.slice(hidden).map(row)}
      </ol>
    </Part>
  );
}
