import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonVariant, getButtonClass } from './button-class.ts';

interface ButtonProps
  extends ButtonVariant,
    Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy' | 'className'> {
  isBusy?: boolean;
  /** A disabled button ignores clicks but stays focusable, so that the focus is not lost. */
  isDisabled?: boolean;
}

export function Button({
  variant,
  size,
  isWide,
  isInverse,
  background,
  className,
  isBusy = false,
  isDisabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || isDisabled) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={getButtonClass({ variant, size, isWide, isInverse, background, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
    />
  );
}
