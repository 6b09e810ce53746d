import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const PADDING = 'px-3 max-xs:px-[.45rem]';
const LINE = 'h-13 border-b border-inherit py-[.55rem]';

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
        'condensed bg-tinta py-[.6rem] text-16/none text-papel',
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
  return <td {...cell} className={classNames(LINE, PADDING, 'text-right text-16/120', className)} />;
}

const PLACE_VARIANTS = {
  plain: 'condensed border-r-tinta-40 text-22/none',
  podium: 'border-r-tinta-40 bg-queso font-rotulo text-28/none font-normal text-chile',
  mine: 'condensed border-r-queso bg-tinta text-22/none text-queso',
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
        'w-16 border-r-2 text-center [border-right-style:dashed] max-xs:w-[46px]',
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
      className={classNames(LINE, PADDING, 'text-left font-cartel text-16/120 font-normal max-md:w-full')}
    >
      {/* From 720 px on, the column is as wide as its longest word, up to 14em. Otherwise even a short
          nickname would break, because the table has many columns. */}
      <span
        className={classNames(
          'font-texto text-17/120 font-semibold normal-nums max-xs:text-16',
          'md:inline-block md:max-w-[14em] md:wrap-break-word',
        )}
      >
        {children}
      </span>
    </th>
  );
}
