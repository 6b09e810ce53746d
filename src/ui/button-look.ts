import { classNames } from './class-names.ts';

/** The looks that a button and a link share. */
export interface ButtonLook {
  /** campaign: queso, on campaign grounds; primary: azul, inside tasks; line: outlined; danger: destructive. */
  variant?: 'campaign' | 'primary' | 'line' | 'danger';
  /** 48 or 60 px high. */
  size?: 'regular' | 'large';
  /** As wide as its container. */
  isWide?: boolean;
  /** Outlined in paper, for dark grounds. */
  isInverse?: boolean;
  /** The ground that shows through a line button, when it isn't paper. */
  ground?: 'azul' | 'tinta' | 'blanco';
  className?: string;
}

/** The class names of a button's look. */
export function getButtonClass({
  variant = 'campaign',
  size,
  isWide,
  isInverse,
  ground,
  className,
}: ButtonLook) {
  return classNames(
    'btn',
    variant !== 'campaign' && variant,
    size === 'large' && 'lg',
    isWide && 'wide',
    isInverse && 'inverse',
    ground && `on-${ground}`,
    className,
  );
}
