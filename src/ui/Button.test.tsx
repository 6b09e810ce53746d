import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, CloseButton } from './Button.tsx';

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

test('the focus goes to the heading of the page when a close button and its notice go', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h1 tabIndex={-1}>Partidos</h1>
        {isOpen ? <CloseButton label="Cerrar aviso" onClick={() => setOpen(false)} /> : null}
      </main>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
