import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordRules } from './PasswordRules.tsx';

test.each([
  ['too short', 'papas', ['minus', 'minus']],
  ['the e-mail', 'ana@correo.mx', ['check', 'minus']],
  ['long and not common', 'papas con chile', ['check', 'check']],
])('of a password that is %s, the kept rules are green with a check mark', (_which, password, icons) => {
  render(<PasswordRules password={password} email="ana@correo.mx" />);
  const rules = screen.getAllByRole('listitem');
  expect(rules.map((rule) => rule.querySelector('use')?.getAttribute('href'))).toEqual(
    icons.map((icon) => `#icon-${icon}`),
  );
  expect(rules.map(({ classList }) => classList.contains('text-verde'))).toEqual(
    icons.map((icon) => icon === 'check'),
  );
});
