import { signal } from '@preact/signals-react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../../testing/open-page.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

test.each([
  [true, 'true'],
  [false, null],
])('while it is %s that the account is being deleted, its button is busy: %s', (isDeleting, busy) => {
  renderWithStores(<DeleteAccount />, { playerData: {}, account: { isDeleting: signal(isDeleting) } });
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe(busy);
});

test('the way to delete an account is a region with its own name, whose button asks first', async () => {
  const modal = { show: vi.fn() };
  renderWithStores(<DeleteAccount />, { playerData: {}, modal, account: { isDeleting: signal(false) } });
  const region = screen.getByRole('region', { name: 'Eliminar mi cuenta' });
  expect(region.querySelector('use')?.getAttribute('href')).toBe('#icon-alert');
  await userEvent.click(within(region).getByRole('button'));
  expect(modal.show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'deleteAccount' }));
});
