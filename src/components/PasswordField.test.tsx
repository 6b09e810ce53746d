import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const Password = () => <PasswordField id="password" value="secreto" onChange={() => {}} />;

test('a password field hides its text until “Mostrar” is pressed', async () => {
  render(<Password />);
  expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('text');
});

test('a shown password is hidden again when the page returns from the back/forward cache', async () => {
  render(<Password />);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  window.dispatchEvent(event);
  await screen.findByRole('button', { name: 'Mostrar' });
  expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('password');
});

test('a shown password is hidden again when its form is sent', async () => {
  render(
    <form aria-label="Entrar" onSubmit={(event) => event.preventDefault()}>
      <Password />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  fireEvent.submit(screen.getByRole('form', { name: 'Entrar' }));
  expect(screen.getByLabelText('Contraseña').getAttribute('type')).toBe('password');
});

test.each([
  ['Mostrar', 'eye', 0],
  ['Ocultar', 'eye-off', 1],
])(
  'the button of a password field is named “%s” and has the icon “%s” after %i presses',
  async (name, icon, presses) => {
    render(<Password />);
    if (presses > 0) await userEvent.click(screen.getByRole('button'));
    const button = screen.getByRole('button', { name });
    expect(button.querySelector('use')?.getAttribute('href')).toBe(`#icon-${icon}`);
  },
);
