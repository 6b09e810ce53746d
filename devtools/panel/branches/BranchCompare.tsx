import { useEffect, useRef } from 'react';
import type { BranchDiff, BranchView, Fact } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { describeFactIn } from '../../describe/facts.ts';
import { createRowNames } from '../../describe/rows.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { DayHour } from '../parts/DayHour.tsx';
import { Part } from '../parts/Part.tsx';

const ROW = 'border-t border-t-hair py-0.75 wrap-anywhere';
const TABLE_NAMES = { ...copy.tableNames, faults: 'Fallas' };
/** Two worlds of different seeds differ in thousands of rows. */
const MAX_ROWS = 20;

export interface Comparison {
  a: BranchView;
  b: BranchView;
  diff: BranchDiff;
}

export function BranchCompare({ a, b, diff }: Comparison) {
  const { simulator } = usePanel();
  const { describeRowDiff } = createRowNames(simulator);
  const isSame = diff.tables.length === 0 && diff.onlyA.length === 0 && diff.onlyB.length === 0;
  const top = useRef<HTMLDivElement>(null);
  // The comparison is below the list of the branches. jsdom has no `scrollIntoView`, hence the optional call.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each comparison is brought into view.
  useEffect(() => void top.current?.scrollIntoView?.({ block: 'start' }), [diff]);
  return (
    <div ref={top}>
      <Part title={`${a.name} frente a ${b.name}`}>
        {isSame ? (
          <p className="quiet">Los dos mundos son iguales.</p>
        ) : (
          <>
            <p className="quiet">
              {diff.common === 0
                ? 'Empezaron por separado.'
                : `Empiezan igual, con ${diff.common === 1 ? 'el mismo cambio' : `los mismos ${diff.common} cambios`}. Después:`}
            </p>
            <div className="my-2 grid grid-cols-2 gap-3">
              <Side branch={a} facts={diff.onlyA} />
              <Side branch={b} facts={diff.onlyB} />
            </div>
          </>
        )}
        {diff.tables.length > 0 ? (
          <p className="quiet">{`Lo que cambia: en ${a.name} → en ${b.name}.`}</p>
        ) : null}
        {diff.tables.map(({ table, rows }) => (
          <section key={table} aria-label={TABLE_NAMES[table]}>
            <h4>{TABLE_NAMES[table]}</h4>
            <ul>
              {rows.slice(0, MAX_ROWS).map((row) => (
                <li key={row.id} className={ROW}>
                  {describeRowDiff(table, row)}
                </li>
              ))}
              {rows.length > MAX_ROWS ? (
                <li className={`quiet ${ROW}`}>{`y ${rows.length - MAX_ROWS} más`}</li>
              ) : null}
            </ul>
          </section>
        ))}
      </Part>
    </div>
  );
}

function Side({ branch, facts }: { branch: BranchView; facts: readonly Fact[] }) {
  const { simulator } = usePanel();
  const title = `Solo en ${branch.name}`;
  return (
    <section className="not-first:border-l not-first:border-l-line not-first:pl-3" aria-label={title}>
      <h4>{title}</h4>
      {branch.cursor < branch.facts ? (
        <p className="quiet">{`Está parada en el cambio ${branch.cursor} de ${branch.facts}: se compara ahí.`}</p>
      ) : null}
      {facts.length === 0 ? <p className="quiet">Nada más.</p> : null}
      <ol>
        {facts.map((fact) => (
          <li key={fact.seq} className={ROW}>
            <DayHour className="block" at={fact.at} />
            {describeFactIn(facts, fact)}
            <small>{copy.authors[fact.by]}</small>
          </li>
        ))}
      </ol>
      {branch.isCurrent ? null : (
        <Button label={`Cambiar a ${branch.name}`} onPress={() => simulator.branch.switch(branch.id)}>
          Cambiar
        </Button>
      )}
    </section>
  );
}
