import { type ComponentProps, useState } from 'react';
import type { BranchDiff, BranchView, Fact } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { getCallLabel } from '../../copy/labels.ts';
import { copy, plural } from '../../copy/shared.ts';
import { describeFact } from '../../describe/facts.ts';
import { createRowNames } from '../../describe/rows.ts';
import { capitalize, formatDayHour } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { DayHour } from '../parts/DayHour.tsx';
import { download } from '../parts/download.ts';
import { Field } from '../parts/Field.tsx';
import { Part } from '../parts/Part.tsx';
import { Tag } from '../parts/Tag.tsx';

export function BranchesSection() {
  const { simulator, isQa, run } = usePanel();
  const [diff, setDiff] = useState<ComponentProps<typeof BranchCompare> | null>(null);
  const { branch, world } = simulator;
  const branches = branch.list();
  const current = branch.current();
  const replaced = branches.find(({ id }) => id === current.replaced);
  const compared = branches.filter(({ isCurrent }) => !isCurrent).slice(0, 3);
  const removed = branch.removed();

  const importFile = async (file: File) => {
    if (file.size > 20_000_000)
      throw new Error('El archivo es demasiado grande para ser un mundo del simulador.');
    const text = await file.text().catch(() => {
      throw new Error('No se pudo leer el archivo.');
    });
    await world.import(text);
  };

  return (
    <>
      {replaced ? (
        <div className="part row">
          <span className="grow">{`Lo que tenías antes está en “${replaced.name}”.`}</span>
          <Button onPress={() => branch.switch(replaced.id)}>Deshacer</Button>
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
          {compared.map((view) => (
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
                if (file) run(() => importFile(file));
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

const describeState = ({ isCurrent, facts }: BranchView, isQa: boolean): string => {
  const state = isCurrent ? 'en uso' : 'guardada';
  return isQa ? `${plural(facts, 'hecho', 'hechos')}, ${state}` : capitalize(state);
};

const HERE = 'Estás aquí';
const ENTRY = 'relative ml-1.5 flex min-h-7 items-start gap-2.5 border-l-2 border-l-(--branch) py-1 pl-3.5';

function Story({ branches }: { branches: readonly BranchView[] }) {
  const { simulator, isQa } = usePanel();
  const { branch, clock, world } = simulator;
  const { id: own, facts, cursor, parent: origin } = branch.current();
  const parent = branches.find(({ id }) => id === origin?.branch);
  const children = branches.filter((view) => view.id !== own && view.parent?.branch === own);
  const story = getStoryEntries(simulator);
  // The current position of the world: the last entry that is an agenda event or a fact up to the cursor.
  const here = story.findLast(({ seq }) => seq === null || seq <= cursor);

  return (
    <Part
      title="Historia de este mundo"
      aside={isQa && `${plural(branches.length, 'rama', 'ramas')}, ${plural(facts, 'hecho', 'hechos')}`}
    >
      <p className="quiet">
        {isQa ? 'Un hecho es cada cosa que pasó.' : 'Cada cosa que pasó, quién la hizo y cuándo.'}
      </p>
      <ol className="tree mt-2">
        {here === undefined ? (
          <li className={`here ${ENTRY}`}>
            <DayHour className="w-20" at={world.now()} />
            <b className="accent">{HERE}</b>
          </li>
        ) : null}
        {story.slice(-40).map((entry) => {
          const { key, at, seq, words, author, endpoint, status } = entry;
          const isHere = entry === here;
          const forks = children.filter((view) => view.parent?.after === seq);
          if (parent && origin?.after === seq) forks.push(parent);
          const factMark = seq !== null && seq > cursor ? 'future text-tone' : '';
          const mark = seq === null ? 'event text-tone' : factMark;
          const answer = status > 0 ? ` ${status}` : '';
          const call = endpoint && (isQa ? endpoint + answer : getCallLabel(endpoint));
          return (
            <li key={key} className={`${ENTRY} ${isHere ? 'here' : mark}`}>
              <DayHour className="w-20" at={at} />
              <span className="grow">
                {isQa && seq !== null ? <span className="mono quiet">{`${seq} `}</span> : null}
                {words}
                {isHere ? <b className="accent"> · {HERE}</b> : null}
                <small className="wrap-anywhere">
                  {copy.authors[author]}
                  {call ? <span className={isQa ? 'mono' : undefined}> · {call}</span> : null}
                </small>
                {forks.map(({ id, name }) => (
                  <small key={id} className="heed wrap-anywhere">
                    ⎇ {name}
                  </small>
                ))}
              </span>
              {isHere ? null : (
                <Button
                  className="min-h-touch-24 min-w-(--touch) px-2"
                  label={`Ir a: ${words}, ${formatDayHour(at)}`}
                  onPress={() => (seq === null ? clock.goto(at) : world.gotoFact(seq))}
                >
                  {copy.go}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

interface StoryEntry {
  key: string;
  at: number;
  /** Position of the fact in its branch; null for an event of the agenda. */
  seq: number | null;
  words: string;
  author: Fact['by'] | 'agenda';
  /** The API call that added the fact, such as `POST /api/pool/user`; null without a call. */
  endpoint: string | null;
  /** HTTP status with which `endpoint` answered; 0 without an answer, or if the network log has lost the call. */
  status: number;
}

/** Lists the facts of the current branch and the agenda's events until now, in the order of the story. */
export function getStoryEntries({ world, agenda, net }: Simulator): StoryEntry[] {
  const facts = world.facts({ future: true });
  const log = net.log();
  const now = world.now();
  // `at` of a clock fact is the time after the change; the story starts before it.
  const from = Math.min(now, ...facts.map((fact) => (fact.kind === 'clock' ? fact.payload.from : fact.at)));
  const events = agenda
    .list({ from, to: now })
    .filter(({ isCalledOff }) => !isCalledOff)
    .map(
      ({ id, at, label }): StoryEntry => ({
        key: id,
        at,
        seq: null,
        words: label,
        author: 'agenda',
        endpoint: null,
        status: 0,
      }),
    );
  const story: StoryEntry[] = [];
  for (const fact of facts) {
    const { seq, at, endpoint = null } = fact;
    // All events come before the facts after the cursor, which have been undone.
    const isUndone = seq > world.cursor();
    while (events[0] && (isUndone || events[0].at <= at)) story.push(events.shift() as StoryEntry);
    // `LogEntry.facts` holds the positions of the last fact before and after the call.
    const call = log.findLast(
      ({ facts: [before, after], endpoint: called }) => before < seq && seq <= after && called === endpoint,
    );
    const status = endpoint === null ? 0 : (call?.status ?? 0);
    story.push({ key: `fact ${seq}`, at, seq, words: describeFact(fact), author: fact.by, endpoint, status });
  }
  return [...story, ...events];
}

const ROW = 'border-t border-t-hair py-0.75 wrap-anywhere';
const TABLE_NAMES = { ...copy.tableNames, faults: 'Fallas' };
/** Two worlds of different seeds differ in thousands of rows. */
const MAX_ROWS = 20;

function BranchCompare({ a, b, diff }: { a: BranchView; b: BranchView; diff: BranchDiff }) {
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
