import { signal } from '@preact/signals-react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CommonStores } from '../stores/index.ts';
import { createToastStore } from '../stores/shell/toast.ts';
import { StoresContext } from '../use-stores.ts';
import { Toasts } from './Toasts.tsx';

test('the close button of a toast is outside the element of its text and removes the toast', async () => {
  const toast = createToastStore();
  const stores = { toast, version: { isOffered: signal(false) } } as unknown as CommonStores;
  render(
    <StoresContext value={stores}>
      <Toasts />
    </StoresContext>,
  );
  act(() => toast.show('link-copied'));
  const button = screen.getByRole('button', { name: 'Cerrar aviso' });
  expect(screen.getByText('Enlace copiado').contains(button)).toBe(false);
  await userEvent.click(button);
  expect(screen.queryByText('Enlace copiado')).toBeNull();
});
