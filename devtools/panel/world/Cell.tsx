import type { ColumnView } from '../../../mock-server/index.ts';
import { formatCell } from '../../describe/cells.ts';
import type { getChoices } from '../../describe/columns.ts';
import { usePanel } from '../context/context.ts';
import { Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';

export const CELL = 'max-w-60 truncate border-b border-b-hair px-1.5 py-0 text-left font-medium';

const EDITED = 'hover:border-line hover:bg-f2 focus:border-line focus:bg-f2';

const INPUT = `min-h-touch-28 border-transparent bg-transparent px-1 font-mono text-sm ${EDITED}`;

interface CellProps {
  column: ColumnView;
  value: unknown;
  /** The values of a list. Null: the cell takes any text. */
  choices: ReturnType<typeof getChoices>;
  label: string;
  /** Rejects with the reason when the value is refused. */
  onEdit: (value: string | boolean) => Promise<void>;
}

export function Cell({ column, value, choices, label, onEdit }: CellProps) {
  const { run } = usePanel();
  const choose = (chosen: string | boolean) => run(() => onEdit(chosen));
  const text = formatCell(column, value);
  const input = { className: INPUT, 'aria-label': label };
  if (!column.isEditable)
    return <td className={`h-8 ${CELL} ${column.isDerived ? 'text-tone' : ''}`}>{text}</td>;
  if (choices)
    return (
      <td className={`h-8 ${CELL}`}>
        <Select label={label} options={choices} value={text} onChange={choose} />
      </td>
    );
  return (
    <td className={`h-8 ${CELL}`}>
      {column.type === 'boolean' ? (
        <input
          type="checkbox"
          {...input}
          checked={value === true}
          onChange={(event) => choose(event.currentTarget.checked)}
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
