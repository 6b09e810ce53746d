import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUp } from './ModalHost.test.helper.tsx';

test('the page is inert behind a dialog that is open when the host is mounted again', async () => {
  await setUp();
  cleanup();
  await setUp({ type: 'connectionError' });
  await screen.findByRole('alertdialog', { name: 'Lo sentimos' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Preguntas Frecuentes' })).toBeNull());
});

test('the page can be used again after the last dialog has closed', async () => {
  const { modal } = await setUp();
  act(() => modal.show({ type: 'connectionError' }));
  await screen.findByRole('alertdialog', { name: 'Lo sentimos' });
  act(() => modal.accept());
  await screen.findByRole('link', { name: 'Preguntas Frecuentes' });
});
