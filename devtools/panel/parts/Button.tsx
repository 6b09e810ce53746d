import type { ComponentProps } from 'react';
import { usePanel } from '../context/context.ts';

interface ButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'disabled' | 'children'> {
  /** Accessible name, if it is not the text of the button. */
  label?: string;
  /** The panel shows an error of the action. */
  onPress: () => unknown;
}

export function Button({ label, onPress, ...button }: ButtonProps) {
  const { run } = usePanel();
  return <button {...button} type="button" aria-label={label} onClick={() => run(onPress)} />;
}
