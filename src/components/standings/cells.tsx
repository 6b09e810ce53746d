import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const PADDING = 'px-3 max-xs:px-2';
const LINE = 'h-13 border-b border-inherit py-2';

interface HeadCellProps {
  isText?: boolean;
  className?: string;
  children: ReactNode;
}

export function HeadCell({ isText = false, className, children }: HeadCellProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'condensed bg-tinta py-2.5 text-base/none text-papel',
        isText ? 'text-left' : 'text-right',
        PADDING,
        className,
      )}
    >
      {children}
    </th>
  );
}

export function Cell({ className, ...cell }: ComponentProps<'td'>) {
  return <td {...cell} className={classNames(LINE, PADDING, 'text-right text-base/tight', className)} />;
}

const PLACE_VARIANTS = {
  plain: 'condensed border-r-tinta-40 text-xl/none',
  podium: 'border-r-tinta-40 bg-queso font-rotulo text-2xl/none font-normal text-chile',
  mine: 'condensed border-r-queso bg-tinta text-xl/none text-queso',
};

interface PlaceCellProps {
  variant?: keyof typeof PLACE_VARIANTS;
  children?: ReactNode;
}

export function PlaceCell({ variant = 'plain', children }: PlaceCellProps) {
  return (
    <td
      className={classNames(
        LINE,
        PADDING,
        'w-16 border-r-2 text-center [border-right-style:dashed] max-xs:w-11.5',
        PLACE_VARIANTS[variant],
      )}
    >
      {children}
    </td>
  );
}

export function NicknameCell({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className={classNames(LINE, PADDING, 'text-left font-cartel text-base/tight font-normal max-md:w-full')}
    >
      {/* From 720 px on, the column is as wide as its longest word, up to 14em. Otherwise even a short
          nickname would break, because the table has many columns. */}
      <span
        className={classNames(
          'font-texto text-base/tight font-semibold normal-nums',
          'md:inline-block md:max-w-[14em] md:wrap-break-word',
        )}
      >
        {children}
      </span>
    </th>
  );
}
