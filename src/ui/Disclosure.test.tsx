import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

test.each([
  ['plus', 'closed', 'group-open:hidden'],
  ['minus', 'open', 'group-open:block'],
])('a disclosure has the icon “%s” while it is %s', (icon, _state, className) => {
  const { container } = render(
    <Disclosure summary="¿Cómo se juega?" variant="boxed">
      Con papas.
    </Disclosure>,
  );
  const drawing = container.querySelector(`use[href="#icon-${icon}"]`)?.closest('svg');
  expect(drawing?.classList.contains(className)).toBe(true);
});
