import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test.each([
  ['busy', { isBusy: true }, 'aria-busy'],
  ['disabled', { isDisabled: true }, 'aria-disabled'],
])('a click on a %s button focuses it and does not call its onClick', async (_state, props, attribute) => {
  const send = vi.fn();
  render(
    <Button {...props} onClick={send}>
      Enviar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  expect([document.activeElement, button.getAttribute(attribute)]).toEqual([button, 'true']);
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
