import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { INPUT, TEXT_INPUT } from './field-styles.ts';
import { Icon } from './Icon.tsx';

export function Select(props: Omit<ComponentPropsWithRef<'select'>, 'className'>) {
  return (
    <span className="relative block">
      <select {...props} className={classNames(INPUT, TEXT_INPUT, 'pr-10')} />
      <Icon name="down" className="pointer-events-none absolute top-4 right-3.5" />
    </span>
  );
}
