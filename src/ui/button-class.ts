import { classNames } from './class-names.ts';

export interface ButtonVariant {
  /**
   * `campaign` is yellow, for campaign pages; `primary` is blue, for tasks; `line` is outlined; `danger` is
   * for destructive actions.
   */
  variant?: 'campaign' | 'primary' | 'line' | 'danger';
  size?: 'regular' | 'large';
  isWide?: boolean;
  isInverse?: boolean;
  background?: 'azul' | 'tinta' | 'blanco';
  className?: string;
}

const VARIANTS = {
  campaign: '',
  primary: 'button-primary',
  danger: 'button-danger',
  line: 'button-line',
} as const;

const BACKGROUNDS = {
  azul: '[--hole:var(--color-azul)]',
  tinta: '[--hole:var(--color-tinta)]',
  blanco: '[--hole:var(--color-blanco)]',
} as const;

export function getButtonClass({
  variant = 'campaign',
  size,
  isWide,
  isInverse,
  background,
  className,
}: ButtonVariant) {
  return classNames(
    'button print:hidden',
    VARIANTS[variant],
    size === 'large' && 'button-large',
    isWide && 'w-full',
    isInverse && 'button-inverse',
    background && BACKGROUNDS[background],
    className,
  );
}
