import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';

const typed = (field: HTMLElement) => (field as HTMLInputElement).value;

function Password() {
  return (
    <PasswordField
      label="Contraseña"
      value="secreto"
      showLabel="Mostrar"
      hideLabel="Ocultar"
      onChange={() => {}}
    />
  );
}

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

test('a code field keeps only the first six digits of the pasted text “  407-219 0”', async () => {
  function Form() {
    const [value, setValue] = useState('');
    return <CodeField label="Código de 6 dígitos" value={value} onChange={setValue} />;
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Código de 6 dígitos' }));
  await userEvent.paste('  407-219 0');
  expect(typed(screen.getByRole('textbox', { name: 'Código de 6 dígitos' }))).toBe('407219');
});
