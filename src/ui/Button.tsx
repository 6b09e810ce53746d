import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonLook, getButtonClass } from './button-look.ts';

interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy' | 'className'> {
  /** Its action is on its way: it says so and swallows further clicks. */
  isBusy?: boolean;
  /** Can't be used now. It keeps the focus, so that nobody loses their place, and swallows clicks. */
  isDisabled?: boolean;
}

/** A button with ridged sides. Never submits a form unless `type="submit"` says so. */
export function Button({
  variant,
  size,
  isWide,
  isInverse,
  ground,
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
      className={getButtonClass({ variant, size, isWide, isInverse, ground, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
    />
  );
}
