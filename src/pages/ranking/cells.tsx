import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export const PADDING = 'px-3 max-tablet:px-2';

export const LINE = 'h-13 border-b border-inherit py-2';

export function HeadCell({ className = 'text-right', ...cell }: ComponentProps<'th'>) {
  return (
    <th
      {...cell}
      scope="col"
      className={classNames('condensed bg-tinta py-2.5 text-base/none text-papel', PADDING, className)}
    />
  );
}

export function Cell({ className, ...cell }: ComponentProps<'td'>) {
  return <td {...cell} className={classNames(LINE, PADDING, 'text-right text-base/compact', className)} />;
}

const PLACE_VARIANTS = {
  plain: 'condensed border-r-tinta-40 text-display-1/none',
  podium: 'border-r-tinta-40 bg-queso font-rotulo text-display-2/none font-normal text-chile',
  'podium-mine': 'border-r-queso bg-tinta font-rotulo text-display-2/none font-normal text-queso',
  mine: 'condensed border-r-queso bg-tinta text-display-1/none text-queso',
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
        'w-16 border-r-2 text-center [border-right-style:dashed] max-tablet:w-12',
        PLACE_VARIANTS[variant],
      )}
    >
      {children}
    </td>
  );
}
