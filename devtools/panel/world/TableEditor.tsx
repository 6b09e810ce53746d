import { useState } from 'react';
import type { ColumnView, TableName } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { Part } from '../ui.tsx';
import { readCell, writeCell } from './cell.ts';

interface TableEditorProps {
  simulator: Simulator;
  change: (command: () => unknown) => void;
}

type Name = keyof typeof copy.tableNames;
const NAMES = Object.keys(copy.tableNames) as Name[];
const PAGE_SIZE = 20;

function readTable(simulator: Simulator, name: TableName) {
  const table = simulator.world.table(name);
  if (name !== 'games') return table;
  const current = simulator.world.table('weeks').rows.find(({ isCurrent }) => isCurrent)?.number;
  const isNow = ({ week }: Record<string, unknown>) => week === current;
  return { ...table, rows: [...table.rows.filter(isNow), ...table.rows.filter((row) => !isNow(row))] };
}

export function TableEditor({ simulator, change }: TableEditorProps) {
  const [name, setName] = useState<Name>('weeks');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { columns, rows } = readTable(simulator, name as TableName);
  const getLabel = (row: Record<string, unknown>) =>
    String(row.match ?? row.nickname ?? row.alias ?? row.name ?? row.id ?? row.position ?? '');

  return (
    <Part
      title={copy.table}
      aside={
        <select
          aria-label={copy.table}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value as Name);
            setShown(PAGE_SIZE);
          }}
        >
          {NAMES.map((tableName) => (
            <option key={tableName} value={tableName}>
              {copy.tableNames[tableName]}
            </option>
          ))}
        </select>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table. */}
      <section className="scroll" aria-label={copy.tableNames[name]} tabIndex={0}>
        <table className="grid mono">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, index) => (
              <tr key={String(row.id ?? index)}>
                {columns.map((column) => (
                  <Cell
                    key={column.name}
                    column={column}
                    value={row[column.name]}
                    label={`${column.name} de ${getLabel(row)}`}
                    onEdit={(text) =>
                      change(() => {
                        const value =
                          typeof text === 'boolean' ? text : readCell(column, text, simulator.clock.resolve);
                        return simulator.world.edit(name as TableName, String(row.id), {
                          [column.name]: value,
                        });
                      })
                    }
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown ? (
        <button type="button" onClick={() => setShown(shown + PAGE_SIZE)}>
          {`Ver ${Math.min(PAGE_SIZE, rows.length - shown)} más`}
        </button>
      ) : null}
    </Part>
  );
}

interface CellProps {
  column: ColumnView;
  value: unknown;
  label: string;
  onEdit: (text: string | boolean) => void;
}

function Cell({ column, value, label, onEdit }: CellProps) {
  const text = writeCell(column, value);
  if (!column.isEditable) return <td className={column.isDerived ? 'derived' : undefined}>{text}</td>;
  if (column.type === 'boolean') {
    return (
      <td>
        <input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={(event) => onEdit(event.currentTarget.checked)}
        />
      </td>
    );
  }
  const commit = (typed: string) => {
    if (typed !== text) onEdit(typed);
  };
  return (
    <td>
      <input
        key={text}
        aria-label={label}
        defaultValue={text}
        size={Math.min(28, Math.max(4, text.length))}
        placeholder={column.type === 'instant' ? '2026-08-28 19:00' : undefined}
        onBlur={(event) => commit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget.value);
          if (event.key === 'Escape') event.currentTarget.value = text;
        }}
      />
    </td>
  );
}
