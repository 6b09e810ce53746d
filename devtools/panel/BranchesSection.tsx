import { useState } from 'react';
import type { BranchDiff, BranchView, Fact } from '../../mock-server/index.ts';
import { copy, plural } from '../copy.ts';
import { capitalize } from '../format.ts';
import { createRowNames } from '../rows.ts';
import { describeFact } from '../story.ts';
import { usePanel } from './context.ts';
import { Story } from './Story.tsx';
import { Button, CopyButton, DayHour, download, Field, Part, Tag } from './ui.tsx';

const MAX_FILE_BYTES = 20_000_000;

const describeState = ({ isCurrent, facts }: BranchView, isQa: boolean): string => {
  const state = isCurrent ? 'en uso' : 'guardada';
  return isQa ? `${plural(facts, 'hecho', 'hechos')}, ${state}` : capitalize(state);
};

export function BranchesSection() {
  const { simulator, isQa, run } = usePanel();
  const [diff, setDiff] = useState<Comparison | null>(null);
  const { branch, world } = simulator;
  const branches = branch.list();
  const current = branch.current();
  const before = branches.find(({ id }) => id === current.replaced);
  const removed = branch.removed();

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
          <Button onPress={() => branch.switch(before.id)}>Deshacer</Button>
        </div>
      ) : null}
      <Story branches={branches} />
      <Part title="Ramas">
        <p className="quiet">Versiones guardadas de este mundo.</p>
        <ul className="list">
          {branches.map((view) => (
            <li key={view.id}>
              <i className={view.isCurrent ? 'initial on' : 'initial'} aria-hidden="true">
                {view.id.slice(0, 1)}
              </i>
              <span className="grow">
                {isQa ? (
                  <Field
                    className="w-full"
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
                  <Button label={`Cambiar a ${view.name}`} onPress={() => branch.switch(view.id)}>
                    Cambiar
                  </Button>
                  <Button
                    label={`Borrar la rama ${view.name}`}
                    onPress={() => branch.remove(view.id).then(() => setDiff(null))}
                  >
                    Borrar
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
        {removed === null ? null : (
          <p className="row" role="status">
            <span className="grow">{`Borraste “${removed}”.`}</span>
            <Button label={`Deshacer: regresa la rama ${removed}`} onPress={() => branch.undoRemove()}>
              Deshacer
            </Button>
          </p>
        )}
        <div className="row">
          {branches
            .filter((view) => !view.isCurrent)
            .slice(0, 3)
            .map((view) => (
              <Button
                key={view.id}
                onPress={() => setDiff({ a: view, b: current, diff: branch.diff(view.id, current.id) })}
              >
                {`Comparar con ${view.name}`}
              </Button>
            ))}
          <Button onPress={() => branch.create()}>Nueva rama aquí</Button>
        </div>
      </Part>
      {diff ? <BranchCompare {...diff} /> : null}
      <div className="part">
        <div className="row">
          <CopyButton name={copy.copyLink} text={() => simulator.link()} />
          <Button onPress={() => download(`mundo-${world.seed()}.json`, world.export())}>Exportar</Button>
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
          <Button onPress={() => world.reset()}>{copy.reset}</Button>
        </div>
        <p className="quiet">
          Viajar atrás regresa también los datos. Lo que venía después no se pierde: queda en su rama.
        </p>
      </div>
    </>
  );
}

const ROW = 'border-t border-t-hair py-0.75 wrap-anywhere';

interface Comparison {
  a: BranchView;
  b: BranchView;
  diff: BranchDiff;
}

const TABLE_NAMES = { ...copy.tableNames, faults: 'Fallas' };
/** Two worlds of different seeds differ in thousands of rows. */
const MAX_ROWS = 20;

function BranchCompare({ a, b, diff }: Comparison) {
  const { simulator } = usePanel();
  const { describeRowDiff } = createRowNames(simulator);
  const isSame = diff.tables.length === 0 && diff.onlyA.length === 0 && diff.onlyB.length === 0;
  return (
    <Part title={`${a.name} frente a ${b.name}`}>
      {isSame ? (
        <p className="quiet">Los dos mundos son iguales.</p>
      ) : (
        <>
          <p className="quiet">
            {diff.common === 0
              ? 'No comparten el principio.'
              : `Comparten el principio: ${plural(diff.common, 'hecho', 'hechos')}.`}
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
  );
}

function Side({ branch, facts }: { branch: BranchView; facts: readonly Fact[] }) {
  const { simulator } = usePanel();
  const title = `Solo en ${branch.name}`;
  return (
    <section className="not-first:border-l not-first:border-l-line not-first:pl-3" aria-label={title}>
      <h4>{title}</h4>
      {facts.length === 0 ? <p className="quiet">Nada más.</p> : null}
      <ol>
        {facts.map((fact) => (
          <li key={fact.seq} className={ROW}>
            <DayHour className="block" at={fact.at} />
            {describeFact(fact)}
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
