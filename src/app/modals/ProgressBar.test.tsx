import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUp } from './ModalHost.test.helper.tsx';

test.each(['createAccount', 'signingOut', 'changingPassword', 'sendingPool'] as const)(
  'the progress dialog %s has a text as a status and a progress bar with a name',
  async (type) => {
    const { modal } = await setUp();
    act(() => modal.show({ type }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('status').textContent).toMatch(/\p{L}{3}/u);
    within(dialog).getByRole('progressbar', { name: 'En curso' });
  },
);
