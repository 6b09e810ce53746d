import { useState } from 'react';
import type { BranchDiff, BranchView, Fact } from '../../mock-server/index.ts';
import { copy, plural } from '../copy.ts';
import { usePanel } from './context.ts';
import { describeFact, Story } from './Story.tsx';
import { CopyButton, DayHour, download, Field, Mono, Part, Tag } from './ui.tsx';

const MAX_FILE_BYTES = 20_000_000;

const describeState = ({ isCurrent, facts }: BranchView, isQa: boolean): string => {
  if (!isQa) return isCurrent ? 'En uso' : 'Guardada';
  return isCurrent
    ? `${plural(facts, 'hecho', 'hechos')}, en uso`
    : `${plural(facts, 'hecho', 'hechos')}, guardada`;
};

export function BranchesSection() {
  const { simulator, isQa, run } = usePanel();
  const [diff, setDiff] = useState<Comparison | null>(null);
  const { branch, world } = simulator;
  const branches = branch.list();
  const current = branches.find(({ isCurrent }) => isCurrent);

  const before = branches.find(({ id }) => id === current?.replaced);

  const removed = branch.removed();
  const remove = async (id: string) => {
    await branch.remove(id);
    setDiff(null);
  };

  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES)
      throw new Error('El archivo es demasiado grande para ser un mundo del simulador.');
    const text = await file.text().catch(() => {
      throw new Error('No se pudo leer el archivo.');
    });
    await world.import(text);
  };

  return (
    <>
      {before ? (
        <div className="part row">
          <span className="grow">{`Lo que tenías antes está en “${before.name}”.`}</span>
          <button type="button" onClick={() => run(() => branch.switch(before.id))}>
            Deshacer
          </button>
        </div>
      ) : null}
      <Story branches={branches} />
      <Part title="Ramas">
        <p className="quiet">Versiones guardadas de este mundo.</p>
        <ul className="list people">
          {branches.map((view) => (
            <li key={view.id}>
              <i className={view.isCurrent ? 'initial on' : 'initial'} aria-hidden="true">
                {view.id.slice(0, 1)}
              </i>
              <span className="grow">
                {isQa ? (
                  <Field
                    aria-label={`Nombre de la rama ${view.name}`}
                    value={view.name}
                    onCommit={(name) => name.trim() && run(() => branch.rename(view.id, name.trim()))}
                  />
                ) : (
                  <b>{view.name}</b>
                )}
                <small>{describeState(view, isQa)}</small>
              </span>
              {view.isCurrent ? (
                <Tag tone="accent">AQUÍ</Tag>
              ) : (
                <>
                  <button
                    type="button"
                    aria-label={`Cambiar a ${view.name}`}
                    onClick={() => run(() => branch.switch(view.id))}
                  >
                    Cambiar
                  </button>
                  <button
                    type="button"
                    aria-label={`Borrar la rama ${view.name}`}
                    onClick={() => run(() => remove(view.id))}
                  >
                    Borrar
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
        {removed === null ? null : (
          <p className="row" role="status">
            <span className="grow">{`Borraste “${removed}”.`}</span>
            <button
              type="button"
              aria-label={`Deshacer: regresa la rama ${removed}`}
              onClick={() => run(() => branch.undoRemove())}
            >
              Deshacer
            </button>
          </p>
        )}
        <div className="row">
          {branches
            .filter((view) => current && !view.isCurrent)
            .slice(0, 3)
            .map((view) => (
              <button
                key={view.id}
                type="button"
                onClick={() =>
                  current && setDiff({ a: current, b: view, diff: branch.diff(current.id, view.id) })
                }
              >
                {`Comparar con ${view.name}`}
              </button>
            ))}
          <button type="button" onClick={() => run(() => branch.create())}>
            Nueva rama aquí
          </button>
        </div>
      </Part>
      {diff ? <BranchCompare {...diff} /> : null}
      <div className="part">
        <div className="row">
          <CopyButton name={copy.copyLink} text={() => simulator.link()} />
          <button type="button" onClick={() => download(`mundo-${world.seed()}.json`, world.export())}>
            Exportar
          </button>
          <label className="button">
            Importar
            <input
              type="file"
              accept="application/json,.json"
              className="hidden-text"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                run(() => open(file));
                // Clears the file field: otherwise, choosing the same file again would fire no `change` event.
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
        <div className="row">
          <button type="button" onClick={() => run(() => world.reset())}>
            {copy.reset}
          </button>
        </div>
        <p className="quiet">
          Viajar atrás regresa también los datos. Lo que venía después no se pierde: queda en su rama.
        </p>
      </div>
    </>
  );
}

interface Comparison {
  a: BranchView;
  b: BranchView;
  diff: BranchDiff;
}

function BranchCompare({ a, b, diff }: Comparison) {
  const { isQa } = usePanel();
  const isSame = diff.tables.length === 0 && diff.onlyA.length === 0 && diff.onlyB.length === 0;
  return (
    <Part title={`${a.name} frente a ${b.name}`}>
      {isSame ? <p className="quiet">Los dos mundos son iguales.</p> : null}
      {isSame ? null : (
        <>
          <p className="quiet">
            {diff.common === 0
              ? 'No comparten el principio.'
              : `Comparten el principio: ${plural(diff.common, 'paso', 'pasos')}.`}
          </p>
          <div className="side-by-side">
            <Side branch={a} facts={diff.onlyA} />
            <Side branch={b} facts={diff.onlyB} />
          </div>
        </>
      )}
      {isQa ? (
        <ul className="list">
          {diff.tables.map(({ table, added, removed, changed }) => (
            <li key={table}>
              <Mono className="grow">{table}</Mono>
              {added.length > 0 ? `${added.length} ${'de más'} ` : ''}
              {removed.length > 0 ? `${removed.length} ${'de menos'} ` : ''}
              {changed.length > 0 ? `${changed.length} ${'cambian'}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

function Side({ branch, facts }: { branch: BranchView; facts: readonly Fact[] }) {
  const { simulator, run } = usePanel();
  const title = `Solo en ${branch.name}`;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {facts.length === 0 ? <p className="quiet">Nada más.</p> : null}
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
          aria-label={`Cambiar a ${branch.name}`}
          onClick={() => run(() => simulator.branch.switch(branch.id))}
        >
          Cambiar
        </button>
      )}
    </section>
  );
}
