import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/**
 * Each size is named after the number that it frames. The lengths are in number-badge.css and, for all sizes
 * but `rule`, in number-badge-sizes.css.
 */
const SIZES = {
  /** Goals of one team. Has no padding: it fills a tile or a field. */
  score: 'number-badge-score',
  /** A unit of a countdown: two digits. */
  countdown: 'number-badge-countdown',
  countdownSmall: 'number-badge-countdown-small',
  /** Points of a season or a table. */
  total: 'number-badge-total',
  /** Points of one week, under the list that they sum up. */
  subtotal: 'number-badge-subtotal',
  /** One of several figures in a row. */
  figure: 'number-badge-figure',
  /** The figure of a link on Inicio, two lines high. */
  stat: 'number-badge-stat',
  /** The point of a trivia, such as “+1”. */
  point: 'number-badge-point',
  pointLarge: 'number-badge-point-large',
  /** Seconds to wait, inside a sentence. */
  seconds: 'number-badge-seconds',
  /** Points of a rule. Grows with the width of a narrow window. */
  rule: 'number-badge-rule',
  /** A place in the ranking. */
  place: 'number-badge-place',
  placeLarge: 'number-badge-place-large',
  /** The number of an item of a list. */
  item: 'number-badge-item',
  /** Points of a week, in a column of weeks: as wide as two digits. */
  week: 'number-badge-week',
};

type NumberBadgeSize = keyof typeof SIZES;

interface NumberBadgeProps {
  size: NumberBadgeSize;
  /** Place in the layout, or another colour. */
  className?: string | false | undefined;
  children: ReactNode;
}

export function NumberBadge({ size, className, children }: NumberBadgeProps) {
  return <b className={getNumberBadgeClass(size, className)}>{children}</b>;
}

/** For an element other than `<b>`, such as the input of a score. */
export function getNumberBadgeClass(size: NumberBadgeSize, className?: string | false) {
  return classNames('number-badge', SIZES[size], className);
}
