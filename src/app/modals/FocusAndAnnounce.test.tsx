import { signal } from '@preact/signals-react';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { REVIEW, SENT } from '../../testing/sample-dialogs.ts';
import { setUp } from './ModalHost.test.helper.tsx';

test('the focus stays on a button of the open dialog sendPool when the reviewed games change', async () => {
  const { modal, user } = await setUp();
  const toFill = signal(1);
  act(() => modal.show({ type: 'sendPool', params: { ...REVIEW, toFill } }));
  await waitFor(() => expect(document.activeElement?.closest('[data-modal]')).not.toBeNull());
  // The region of the scores comes first.
  for (let tabs = 0; tabs < 2; tabs++) await user.tab();
  const focused = document.activeElement?.textContent;
  act(() => {
    toFill.value = 2;
  });
  expect(screen.getByText(/^Te faltan 2 partidos/)).toBeTruthy();
  expect([focused, document.activeElement?.textContent]).toEqual(['Sí, enviar', 'Sí, enviar']);
});

test('a live region announces a dialog that replaces another dialog, but not the first dialog', async () => {
  const { modal } = await setUp();
  const getAnnouncement = () => document.querySelector('[data-modal] [aria-live="polite"]')?.textContent;
  act(() => modal.show({ type: 'sendPool', params: REVIEW }));
  await screen.findByRole('alertdialog');
  expect(getAnnouncement()).toBe('');
  act(() => {
    modal.accept();
    modal.show({ type: 'sendingPool' });
  });
  await waitFor(() => expect(getAnnouncement()).toBe('Enviando tu jugada…'));
  act(() => modal.show({ type: 'poolsSent', params: SENT }));
  await waitFor(() =>
    expect(getAnnouncement()).toBe(
      '¡Boleto sellado! Tus 3 pronósticos quedaron registrados. Saca la botana y disfruta los partidos.',
    ),
  );
});
