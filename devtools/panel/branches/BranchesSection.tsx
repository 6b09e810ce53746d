import { useState } from 'react';
import type { BranchView } from '../../../mock-server/index.ts';
import { done } from '../../copy/done.ts';
import { usePanel } from '../context/context.ts';
import { undoStart } from '../context/start-over.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { BranchCompare, type Comparison } from './BranchCompare.tsx';
import { BranchRow } from './BranchRow.tsx';
import { Story } from './Story.tsx';
import { WorldFile } from './WorldFile.tsx';

export function BranchesSection() {
  const { simulator, reads, isQa } = usePanel();
  const [diff, setDiff] = useState<Comparison | null>(null);
  const { branch } = simulator;
  const branches = useRead(reads.branches);
  const current = useRead(reads.branch);
  const replaced = branches.find(({ id }) => id === current.replaced);
  const compared = branches.filter(({ isCurrent }) => !isCurrent).slice(0, 3);
  const removed = useRead(reads.removedBranch);
  /** Returns the branch with its present name. */
  const findBranch = (view: BranchView) => branches.find(({ id }) => id === view.id) ?? view;

  return (
    <>
      {replaced ? (
        <div className="part row">
          <span className="grow">{`Lo que tenías antes está en “${replaced.name}”.`}</span>
          <Button says={done.startUndone} onPress={() => undoStart(simulator)}>
            Deshacer
          </Button>
        </div>
      ) : null}
      <Story branches={branches} />
      <Part title={isQa ? 'Ramas' : 'Versiones guardadas'}>
        {isQa ? <p className="quiet">Versiones guardadas de este mundo.</p> : null}
        <ul className="list">
          {branches.map((view) => (
            <BranchRow key={view.id} view={view} onRemoved={() => setDiff(null)} />
          ))}
        </ul>
        {removed === null ? null : (
          <p className="row" role="status">
            <span className="grow">{`Borraste “${removed}”.`}</span>
            <Button
              label={`Deshacer: regresa la ${isQa ? 'rama' : 'versión'} ${removed}`}
              says={done.branchRestored(removed)}
              onPress={() => branch.undoRemove()}
            >
              Deshacer
            </Button>
          </p>
        )}
        <div className="row">
          {compared.map((view) => (
            <Button
              key={view.id}
              done="Comparado, abajo"
              onPress={() => setDiff({ a: view, b: current, diff: branch.diff(view.id, current.id) })}
            >
              {`Comparar con ${view.name}`}
            </Button>
          ))}
          <Button says={done.branchCreated} onPress={() => branch.create()}>
            {isQa ? 'Nueva rama aquí' : 'Guardar esta versión'}
          </Button>
        </div>
      </Part>
      {diff ? <BranchCompare {...diff} a={findBranch(diff.a)} b={findBranch(diff.b)} /> : null}
      <WorldFile />
    </>
  );
}
