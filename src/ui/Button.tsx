import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { focusPageHeading } from './focus-heading.ts';
import { Icon } from './Icon.tsx';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy' | 'className'> {
  isBusy?: boolean;
  /** A disabled button ignores clicks but stays focusable, so that the focus is not lost. */
  isDisabled?: boolean;
}

export function Button({ isBusy, isDisabled, type = 'button', onClick, ...props }: ButtonProps) {
  return (
    <button
      {...withLook(props)}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isBusy || isDisabled ? (event) => event.preventDefault() : onClick}
    />
  );
}

export interface ButtonLook {
  /**
   * `campaign` is yellow, for campaign pages; `primary` is blue, for tasks; `line` is outlined; `danger` is
   * for destructive actions.
   */
  variant?: 'campaign' | 'primary' | 'line' | 'danger';
  size?: 'regular' | 'large';
  isWide?: boolean;
  background?: 'noche' | 'tinta' | 'blanco';
  className?: string;
}

const VARIANTS = {
  campaign: '',
  primary: 'button-primary',
  danger: 'button-danger',
  line: 'button-line',
} as const;

const BACKGROUNDS = {
  noche: 'button-inverse [--hole:var(--color-noche)]',
  tinta: 'button-inverse [--hole:var(--color-tinta)]',
  blanco: '[--hole:var(--color-blanco)]',
} as const;

function withLook<Props extends ButtonLook>(props: Props) {
  const { variant = 'campaign', size, isWide, background, className, ...rest } = props;
  const classes = classNames(
    'button print:hidden',
    VARIANTS[variant],
    size === 'large' && 'min-h-15 px-8 text-display-1',
    isWide && 'w-full',
    background && BACKGROUNDS[background],
    className,
  );
  return { ...rest, className: classes };
}

type RouteProps = Omit<RouteLinkProps, 'className'> & { href?: undefined };
type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> & { href: string; to?: undefined };

export function LinkButton(props: ButtonLook & (RouteProps | AnchorProps)) {
  if (props.href !== undefined) return <a {...withLook(props)} />;
  return <RouteLink {...withLook(props)} />;
}

/** A button that looks like an underlined link in a text. */
export function TextButton({ className, ...button }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={classNames('link text-azul underline decoration-2 underline-offset-link', className)}
    />
  );
}

export function ActionsRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-2.5', className)}>{children}</div>
  );
}

interface CloseButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
  iconSize?: number;
}

/** Closes a notice. It goes with the notice, so the focus moves to the heading of the page. */
export function CloseButton({ label, onClick, className, iconSize }: CloseButtonProps) {
  function close() {
    onClick();
    focusPageHeading();
  }

  return (
    <button
      type="button"
      className={classNames(
        'grid size-11 flex-none cursor-pointer place-items-center bg-transparent',
        className,
      )}
      aria-label={label}
      onClick={close}
    >
      <Icon name="close" size={iconSize} />
    </button>
  );
}
