import { classNames } from './class-names.ts';

/** The looks that a button and a link share. */
export interface ButtonLook {
  /** campaign: queso, on campaign grounds; primary: azul, inside tasks; line: outlined; danger: destructive. */
  variant?: 'campaign' | 'primary' | 'line' | 'danger';
  /** 48 or 60 px high. */
  size?: 'regular' | 'large';
  /** Makes the button as wide as its container. */
  isWide?: boolean;
  /** Outlined in paper, for dark grounds. */
  isInverse?: boolean;
  /** The ground that shows through a line button, when it isn't paper. */
  ground?: 'azul' | 'tinta' | 'blanco';
  className?: string;
}

const VARIANTS = {
  campaign: '',
  primary: 'button-primary',
  danger: 'button-danger',
  line: 'button-line',
} as const;

const GROUNDS = {
  azul: '[--hole:var(--color-azul)]',
  tinta: '[--hole:var(--color-tinta)]',
  blanco: '[--hole:var(--color-blanco)]',
} as const;

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
    'button print:hidden',
    VARIANTS[variant],
    size === 'large' && 'button-large',
    isWide && 'w-full',
    isInverse && 'button-inverse',
    ground && GROUNDS[ground],
    className,
  );
}
