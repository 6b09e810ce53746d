import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/**
 * Each size is named after the number that it frames and has a class in number-badge.css or, if Inicio doesn't show it
 * at first, in number-badge-sizes.css. An element other than `<b>`, such as the input of a score, has the classes
 * itself.
 */
type NumberBadgeSize =
  /** A unit of a countdown: two digits. */
  | 'countdown'
  /** Points of a season or of the general ranking. */
  | 'total'
  /** Points of one week, under the list that they sum up. */
  | 'subtotal'
  /** Points of one week, inside the headline of Inicio. */
  | 'headline'
  /** One of several figures in a row. */
  | 'figure'
  /** The figure of a link on Inicio, two lines high. */
  | 'stat'
  /** The point of a trivia, such as “+1”. */
  | 'point'
  | 'point-large'
  | 'point-won'
  /** Seconds to wait, inside a sentence. */
  | 'seconds'
  /** A place in the ranking. */
  | 'place'
  | 'place-large'
  /** The score of a live game, on the live ticket of Inicio. */
  | 'live'
  /** The number of an item of a list. */
  | 'item'
  /** Points of a week, in a column of weeks: as wide as two digits. */
  | 'week';

interface NumberBadgeProps {
  size: NumberBadgeSize;
  /** Place in the layout, or another colour. */
  className?: string | false | undefined;
  children: ReactNode;
}

export function NumberBadge({ size, className, children }: NumberBadgeProps) {
  return <b className={classNames(`number-badge number-badge-${size}`, className)}>{children}</b>;
}
