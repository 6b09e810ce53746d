import type { ComponentProps } from 'react';
import { usePanel } from '../context/context.ts';
import type { Says } from '../context/use-notice.ts';
import { useBriefSign } from './use-brief-sign.ts';

interface ButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'disabled' | 'children'> {
  /** Accessible name, if it is not the text of the button. */
  label?: string;
  /** What the button says for two seconds after an action whose result isn't seen beside it. */
  done?: string;
  /** What the panel says after the action. */
  says?: Says;
  /** The panel shows an error of the action. */
  onPress: () => unknown;
}

export function Button({ label, done, says, onPress, children, ...button }: ButtonProps) {
  const { act, run } = usePanel();
  const [isDone, showDone] = useBriefSign();
  const press = async () => {
    await (says === undefined ? onPress() : act(onPress, says));
    if (done) showDone();
  };
  return (
    <button {...button} type="button" aria-label={isDone ? done : label} onClick={() => run(press)}>
      {isDone ? done : children}
    </button>
  );
}
