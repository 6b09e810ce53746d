import type { LegalBlock as Block } from '../copy/legal.ts';
import { classNames } from '../ui/class-names.ts';
import { LegalPlaceholders } from './LegalPlaceholders.tsx';

const CELL = 'border-b border-tinta-25 px-3 py-2 text-left leading-medium last:text-right';

/** A paragraph, a list, numbered steps or a table of a legal text. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className="[:is(p,ul,ol,table)+&]:mt-paragraph">
        <LegalPlaceholders text={block} />
      </p>
    );
  }
  if (block.kind === 'table') {
    return (
      <table className="mt-4 w-full border-collapse border-2 border-tinta bg-blanco">
        <thead>
          <tr className="print:break-inside-avoid">
            {block.head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className={classNames(
                  CELL,
                  'bg-tinta text-papel print:border-2 print:border-current print:bg-transparent print:text-inherit',
                )}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]} className="print:break-inside-avoid">
              {row.map((cell) => (
                <td
                  key={cell}
                  className={classNames(
                    CELL,
                    'last:whitespace-nowrap last:font-cartel last:font-extrabold last:text-lg/none last:normal-nums',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const isNumbered = block.kind === 'steps';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="[counter-reset:item] [p+&]:mt-paragraph">
      {block.items.map((item) => (
        <li
          key={item}
          className={classNames(
            'relative not-first:mt-[.4em] pl-6 before:absolute before:left-0',
            isNumbered
              ? 'before:font-cartel before:font-extrabold before:text-chile before:normal-nums before:content-[counter(item)] before:[counter-increment:item]'
              : 'before:top-[.62em] before:h-1.5 before:w-3.5 before:bg-chile before:[mask:var(--onda-abajo)_0_0/7px_6px]',
          )}
        >
          <LegalPlaceholders text={item} />
        </li>
      ))}
    </List>
  );
}
