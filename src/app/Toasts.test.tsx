import { signal } from '@preact/signals-react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CommonStores } from '../stores/index.ts';
import { createToastStore, type ToastKind } from '../stores/shell/toast.ts';
import { StoresContext } from '../use-stores.ts';
import { Toasts } from './Toasts.tsx';

function open() {
  const toast = createToastStore();
  const stores = { toast, version: { isOffered: signal(false) } } as unknown as CommonStores;
  render(
    <StoresContext value={stores}>
      <Toasts />
    </StoresContext>,
  );
  return toast;
}

test.each<[ToastKind, string, string]>([
  ['closes-soon', 'Tigres – Toluca cierra en 10 minutos', 'clock'],
  [
    'drafts-in-memory',
    'Tu dispositivo no deja guardar borradores: envíalos antes de cerrar esta página.',
    'alert',
  ],
  ['extra-point', 'Sumaste 1 punto extra.', 'check'],
  ['link-copied', 'Enlace copiado', 'check'],
  ['sent-elsewhere', 'Esos pronósticos ya se enviaron en otra pestaña o dispositivo.', 'check'],
  ['session-closed-elsewhere', 'Se cerró tu sesión en otra pestaña.', 'alert'],
])('the toast %s says “%s” beside the icon “%s”', (kind, text, icon) => {
  const toast = open();
  act(() => toast.show(kind, { game: 'Tigres – Toluca' }));
  const line = screen.getByText(text).parentElement;
  expect(line?.querySelector('use')?.getAttribute('href')).toBe(`#icon-${icon}`);
});

test('the close button of a toast is outside the element of its text and removes the toast', async () => {
  const toast = open();
  act(() => toast.show('link-copied'));
  const button = screen.getByRole('button', { name: 'Cerrar aviso' });
  expect(screen.getByText('Enlace copiado').contains(button)).toBe(false);
  await userEvent.click(button);
  expect(screen.queryByText('Enlace copiado')).toBeNull();
});

test.each<[ToastKind, string]>([
  ['closes-soon', 'border-queso'],
  ['drafts-in-memory', 'border-chile'],
  ['extra-point', 'border-hoja'],
  ['link-copied', 'border-hoja'],
  ['sent-elsewhere', 'border-queso'],
  ['session-closed-elsewhere', 'border-queso'],
])('the toast %s has the colour %s', (kind, colour) => {
  const toast = open();
  act(() => toast.show(kind, { game: 'Tigres – Toluca' }));
  const { classList } = screen.getByRole('button', { name: 'Cerrar aviso' }).closest('.toast') as Element;
  expect([...classList].filter((name) => name.startsWith('border-'))).toEqual([colour]);
});
