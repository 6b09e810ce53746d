import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Banner } from './Banner.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Notice } from './Notice.tsx';
import { Progress } from './Progress.tsx';
import { ActionToast, Toast, ToastRegion } from './Toast.tsx';

test('a progress bar has its value in aria-valuenow, and in --share as a percentage of its maximum', () => {
  render(<Progress label="Llevas 4 de 9" value={4} max={9} />);
  const bar = screen.getByRole('progressbar', { name: 'Llevas 4 de 9' });
  expect(bar.getAttribute('aria-valuenow')).toBe('4');
  expect(bar.style.getPropertyValue('--share')).toBe('44.4%');
});

test('a progress bar of unknown duration has no value', () => {
  render(<Progress label="En curso" isEndless />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

test('a toast appears in a region with the role status', () => {
  render(
    <ToastRegion>
      <Toast icon="clock">Tigres – Toluca cierra en 10 minutos</Toast>
    </ToastRegion>,
  );
  expect(screen.getByRole('status').textContent).toBe('Tigres – Toluca cierra en 10 minutos');
});

test('the close button of a toast is outside the element of its text and calls its handler', async () => {
  const close = vi.fn();
  render(
    <Toast icon="check" closeLabel="Cerrar aviso" onClose={close}>
      Enlace copiado
    </Toast>,
  );
  const button = screen.getByRole('button', { name: 'Cerrar aviso' });
  expect(screen.getByText('Enlace copiado').contains(button)).toBe(false);
  await userEvent.click(button);
  expect(close).toHaveBeenCalledOnce();
});

test('an action toast shows its button', () => {
  render(
    <ActionToast
      icon="reload"
      title="Hay una versión nueva"
      action={<button type="button">Actualizar</button>}
    >
      Tu borrador no se pierde.
    </ActionToast>,
  );
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeTruthy();
});

test('the close button of a banner calls its handler', async () => {
  const close = vi.fn();
  render(
    <Banner tone="clock" icon="clock" title="Ojo" closeLabel="Cerrar aviso" onClose={close}>
      Aquí manda la hora oficial.
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(close).toHaveBeenCalledOnce();
});

test('a banner without a close label has no button', () => {
  render(
    <Banner tone="offline" icon="offline" title="Estás sin internet.">
      Puedes seguir llenando.
    </Banner>,
  );
  expect(screen.getByRole('status').textContent).toContain('Estás sin internet.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the close button of a notice in a page calls its handler', async () => {
  const close = vi.fn();
  render(
    <Notice title="Tus pronósticos siguen aquí." closeLabel="Cerrar aviso" onClose={close}>
      Revísalos y envíalos.
    </Notice>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(close).toHaveBeenCalledOnce();
});

test('a disclosure with isOpen is an open details element', () => {
  render(
    <Disclosure id="q1" summary="¿Cuánto cuesta jugar?" isOpen>
      <p>Nada.</p>
    </Disclosure>,
  );
  expect((screen.getByRole('group') as HTMLDetailsElement).open).toBe(true);
});
