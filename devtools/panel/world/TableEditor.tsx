import { useState } from 'react';
import type { ColumnView, TableName } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { parseCell } from '../../describe/cells.ts';
import { getChoices, getColumnName, orderColumns } from '../../describe/columns.ts';
import { createRowNames } from '../../describe/rows.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { Select } from '../parts/Select.tsx';
import { CELL, Cell } from './Cell.tsx';
import type { GameValues } from './GameEditor.tsx';

const HEADING = `sticky h-7 bg-f0 text-tone ${CELL}`;

type TableId = keyof typeof copy.tableNames;

const TABLES = Object.entries(copy.tableNames).map(([value, name]) => ({ value: value as TableId, name }));

const PAGE_SIZE = 20;

interface TableEditorProps {
  /** Runs an edit as `change` of `EditorProps` does. Rejects with the reason when the edit is refused. */
  save: (edit: () => unknown) => Promise<void>;
}

export function TableEditor({ save }: TableEditorProps) {
  const { simulator, reads } = usePanel();
  const { world, clock } = simulator;
  const [name, setName] = useState<TableId>('weeks');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { columns: stored, rows } = useRead(reads.table(name));
  const columns = orderColumns(name, stored);
  const current = useRead(reads.table('weeks')).rows.find(({ isCurrent }) => isCurrent)?.number;
  // The games of the current week come first.
  const isFirst = ({ week }: GameValues) => name !== 'games' || week === current;
  const sorted = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  const { getName } = createRowNames({ world: { table: (id) => reads.table(id).peek() } });
  const edit = (row: GameValues, column: ColumnView, text: string | boolean) => {
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
                <th key={column.name} className={`top-0 z-1 ${HEADING} max-w-none!`} scope="col">
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
                    onEdit={(text) => save(() => edit(row, column, text))}
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
