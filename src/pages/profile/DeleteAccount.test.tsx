import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStores } from '../../testing/open-page.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

test.each([
  [true, 'true'],
  [false, null],
])('while it is %s that the account is being deleted, its button is busy: %s', (isDeleting, busy) => {
  renderWithStores(<DeleteAccount />, { playerData: {}, account: { isDeleting: signal(isDeleting) } });
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe(busy);
});
