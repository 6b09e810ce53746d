import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

test('a click on a button calls its onClick once', async () => {
  const send = vi.fn();
  render(<Button onClick={send}>Enviar</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(send).toHaveBeenCalledOnce();
});

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

test('a link button is a link to the path in its prop `to`', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/rewards" variant="primary">
        Ver premios
      </LinkButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Ver premios' }).getAttribute('href')).toBe('/rewards');
});
