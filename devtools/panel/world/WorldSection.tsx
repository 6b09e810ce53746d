import { useState } from 'react';
import type { ColumnView, TableName } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { formatCell, parseCell } from '../../describe/cells.ts';
import { getChoices, getColumnName, orderColumns } from '../../describe/columns.ts';
import { createRowNames } from '../../describe/rows.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Part } from '../parts/Part.tsx';
import { Select } from '../parts/Select.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';

export function WorldSection() {
  const { simulator, reads, isQa, run } = usePanel();
  const [notifiesApp, setNotifiesApp] = useState(true);
  const { world, clock } = simulator;
  const hasUser = useRead(reads.user) !== null;
  const canUndo = useRead(reads.canUndo);
  const { isLaravel } = useRead(reads.status);

  // With “Avisar a la app de cada cambio” off (`notifiesApp`), the app keeps its old data, so that a tester can
  // create a stale page.
  const change = (edit: () => unknown) =>
    run(async () => {
      await edit();
      if (notifiesApp) await clock.poke();
    });

  return (
    <>
      <GamesEditor change={change} />
      <div className="part">
        <ul className="list">
          <SwitchRow name="Avisar a la app de cada cambio" isOn={notifiesApp} onChange={setNotifiesApp} />
        </ul>
        <div className="row">
          <Button disabled={!canUndo} onPress={() => change(() => world.undo())}>
            {copy.undo}
          </Button>
          <Button disabled={!hasUser} onPress={() => change(() => world.revoke())}>
            {copy.revoke}
          </Button>
          <Button disabled={!hasUser} onPress={() => change(() => world.deleteUser())}>
            {copy.deleteAccount}
          </Button>
        </div>
      </div>
      <div className="part">
        <Button onPress={() => simulator.openTab()}>{copy.openTab}</Button>
        <p className="quiet">
          Las dos pestañas comparten sesión y datos, como dos pestañas de la app. Una pestaña nueva por tu
          cuenta empieza su propio mundo.
        </p>
      </div>
      {isQa ? (
        <>
          <Part title="Servidor">
            <ul className="list">
              <SwitchRow
                name={copy.laravel}
                isOn={isLaravel}
                onChange={(isOn) => change(() => world.laravel(isOn))}
              />
            </ul>
            <p className="quiet">
              Contesta como un Laravel sin adaptar: objetos en data, fechas con hora, todos los campos mal a
              la vez, textos y esperas de Breeze.
            </p>
          </Part>
          <TableEditor change={change} />
        </>
      ) : null}
    </>
  );
}

interface EditorProps {
  /** Runs the edit, and notifies the app unless the user has turned the notice off. */
  change: (edit: () => unknown) => void;
}

const TONES: Record<string, 'good' | 'accent' | 'heed'> = {
  activo: 'good',
  'en juego': 'accent',
  pospuesto: 'heed',
};
const UNFINISHED_STATES = new Set(['programado', 'activo', 'active', 'en juego']);

function GamesEditor({ change }: EditorProps) {
  const { simulator, reads } = usePanel();
  const { world } = simulator;
  const weeks = useRead(reads.table('weeks')).rows;
  const { rows } = useRead(reads.table('games'));
  const [chosen, setChosen] = useState<number | null>(null);
  const current = weeks.find((row) => row.isCurrent) ?? weeks.at(-1);
  const week = chosen ?? Number(current?.number ?? 1);
  const games = rows.filter((row) => row.week === week).toSorted((a, b) => Number(a.place) - Number(b.place));

  return (
    <Part
      title="Partidos"
      aside={
        <Select
          label="Jornada"
          options={weeks.map(({ number, alias }) => ({
            value: Number(number),
            name: String(alias ?? copy.week(Number(number))),
          }))}
          value={week}
          onChange={setChosen}
        />
      }
    >
      {games.length === 0 ? <p className="quiet">Esta jornada no tiene partidos.</p> : null}
      <ul className="games">
        {games.map((game) => (
          <GameEditor key={String(game.id)} game={game} change={change} />
        ))}
      </ul>
      {games.length > 0 ? (
        <Button
          className="primary mt-2"
          disabled={!games.some(({ state }) => UNFINISHED_STATES.has(String(state)))}
          onPress={() => change(() => world.publishWeek(week))}
        >
          Publicar resultados
        </Button>
      ) : null}
    </Part>
  );
}

type Row = Record<string, unknown>;

function GameEditor({ game, change }: EditorProps & { game: Row }) {
  const { world } = usePanel().simulator;
  const [id, match, state] = [String(game.id), String(game.match), String(game.state)];
  const teams = match.split('–');
  /** What the user has typed for each side; null for a side that shows the goals of the game, which may fall meanwhile. */
  const [typed, setTyped] = useState<readonly (string | null)[]>([null, null]);
  const goalsNow = String(game.score || '-').split('-');
  const score = goalsNow.map((goals, side) => typed[side] ?? goals);
  const [home = 0, away = 0] = score.map(Number);
  const save = async () => {
    await world.publish(id, { home, away });
    setTyped([null, null]);
  };
  return (
    <li className="flex min-h-10 items-center gap-1.5 border-t border-t-hair max-lg:flex-wrap max-lg:py-1">
      <span className="mono grow whitespace-nowrap">
        {match}
        <span className={`block ${TONES[state] ?? 'quiet'}`}>{state}</span>
      </span>
      {score.map((goals, side) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the two fields keep their places.
          key={side}
          className="mono w-touch-38 p-0 text-center"
          inputMode="numeric"
          aria-label={`Goles de ${teams[side]} en ${match}`}
          value={goals}
          onChange={(event) => setTyped(typed.with(side, event.currentTarget.value))}
        />
      ))}
      <Button
        label={`Guardar marcador de ${match}`}
        disabled={!score.every((goals) => /^\d{1,2}$/.test(goals))}
        onPress={() => change(save)}
      >
        Guardar marcador
      </Button>
      <Button label={`Quitar ${match}`} onPress={() => change(() => world.remove(id))}>
        Quitar
      </Button>
    </li>
  );
}

const CELL = 'max-w-60 truncate border-b border-b-hair px-1.5 py-0 text-left font-medium';
const HEADING = `sticky h-7 bg-f0 text-tone ${CELL}`;
const EDITED = 'hover:border-line hover:bg-f2 focus:border-line focus:bg-f2';
const INPUT = `min-h-touch-28 border-transparent bg-transparent px-1 font-mono text-sm ${EDITED}`;

type TableId = keyof typeof copy.tableNames;
const TABLES = Object.entries(copy.tableNames).map(([value, name]) => ({ value: value as TableId, name }));
const PAGE_SIZE = 20;

function TableEditor({ change }: EditorProps) {
  const { simulator, reads } = usePanel();
  const { world, clock } = simulator;
  const [name, setName] = useState<TableId>('weeks');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { columns: stored, rows } = useRead(reads.table(name));
  const columns = orderColumns(name, stored);
  const current = useRead(reads.table('weeks')).rows.find(({ isCurrent }) => isCurrent)?.number;
  // The games of the current week come first.
  const isFirst = ({ week }: Row) => name !== 'games' || week === current;
  const sorted = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  const { getName } = createRowNames({ world: { table: (id) => reads.table(id).peek() } });
  const edit = (row: Row, column: ColumnView, text: string | boolean) => {
    const value = typeof text === 'boolean' ? text : parseCell(column, text, clock.resolve);
    // “Ranking” has no editable column, so the edited table is never “Ranking”.
    const edited = world.edit(name as TableName, String(row.id), { [column.name]: value });
    return edited.catch(({ message }: Error) => {
      throw new Error(message.replace(`${name}.${column.name}`, `“${getColumnName(column.name)}”`));
    });
  };

  return (
    <Part
      title="Tabla"
      aside={
        <Select
          label="Tabla"
          options={TABLES}
          value={name}
          onChange={(chosen) => {
            setName(chosen);
            setShown(PAGE_SIZE);
          }}
        />
      }
    >
      <section
        className="scroll -mx-3 max-h-95 overflow-auto"
        aria-label={copy.tableNames[name]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table.
        tabIndex={0}
      >
        <table className="mono border-collapse">
          <thead>
            <tr>
              <th className={`top-0 left-0 z-2 ${HEADING}`} scope="col">
                {copy.tableNames[name]}
              </th>
              {columns.map((column) => (
                <th key={column.name} className={`top-0 z-1 ${HEADING}`} scope="col">
                  {getColumnName(column.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shown).map((row, index) => (
              <tr key={String(row.id ?? index)}>
                <th className={`left-0 z-1 ${HEADING}`} scope="row">
                  {getName(name, row)}
                </th>
                {columns.map((column) => (
                  <Cell
                    key={column.name}
                    column={column}
                    value={row[column.name]}
                    choices={getChoices(name, column.name, row[column.name])}
                    label={`${getColumnName(column.name)} de ${getName(name, row)}`}
                    onEdit={(text) => change(() => edit(row, column, text))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown ? (
        <Button className="mt-2" onPress={() => setShown(shown + PAGE_SIZE)}>
          {`Ver ${Math.min(PAGE_SIZE, rows.length - shown)} más`}
        </Button>
      ) : null}
    </Part>
  );
}

interface CellProps {
  column: ColumnView;
  value: unknown;
  /** The values of a list. Null: the cell takes any text. */
  choices: ReturnType<typeof getChoices>;
  label: string;
  onEdit: (text: string | boolean) => void;
}

function Cell({ column, value, choices, label, onEdit }: CellProps) {
  const text = formatCell(column, value);
  const input = { className: INPUT, 'aria-label': label };
  if (!column.isEditable)
    return <td className={`h-8 ${CELL} ${column.isDerived ? 'text-tone' : ''}`}>{text}</td>;
  if (choices)
    return (
      <td className={`h-8 ${CELL}`}>
        <Select label={label} options={choices} value={text} onChange={onEdit} />
      </td>
    );
  return (
    <td className={`h-8 ${CELL}`}>
      {column.type === 'boolean' ? (
        <input
          type="checkbox"
          {...input}
          checked={value === true}
          onChange={(event) => onEdit(event.currentTarget.checked)}
        />
      ) : (
        <Field
          {...input}
          value={text}
          size={Math.min(28, Math.max(4, text.length))}
          placeholder={column.type === 'instant' ? '2026-08-28 19:00' : undefined}
          onCommit={onEdit}
        />
      )}
    </td>
  );
}
