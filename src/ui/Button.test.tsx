import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a busy button has aria-busy, and a click does not call its onClick', async () => {
  const send = vi.fn();
  render(
    <Button isBusy onClick={send}>
      Enviando…
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviando…', busy: true });
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});

test('a click on a disabled button (aria-disabled) focuses the button and does not call its onClick', async () => {
  const send = vi.fn();
  render(
    <Button isDisabled onClick={send}>
      Enviar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('a disabled submit button does not let Enter send the form', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Correo" />
      <Button type="submit" isDisabled>
        Entrar
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Correo' }), 'a{Enter}');
  expect(send).not.toHaveBeenCalled();
});
