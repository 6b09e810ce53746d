import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { DateField, type DateParts } from './DateField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';

const typed = (field: HTMLElement) => (field as HTMLInputElement).value;

test('a click on the label ticks a checkbox', async () => {
  function Form() {
    const [isChecked, setIsChecked] = useState(false);
    return (
      <CheckboxField isChecked={isChecked} onChange={setIsChecked}>
        Acepto las <a href="#bases">Bases</a>.
      </CheckboxField>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByText('Acepto las', { exact: false }));
  expect(screen.getByRole('checkbox', { name: 'Acepto las Bases.', checked: true })).toBeTruthy();
});

test('the error of a checkbox describes the checkbox', () => {
  render(
    <CheckboxField isChecked={false} onChange={() => {}} error="Este campo es obligatorio">
      Leí el Aviso de Privacidad.
    </CheckboxField>,
  );
  expect(screen.getByRole('checkbox', { description: 'Este campo es obligatorio' })).toBeTruthy();
});

const MONTHS = ['Enero', 'Febrero', 'Marzo'];
const WORDS = { day: 'Día', month: 'Mes', year: 'Año' };

function BirthDate({ error }: { error?: string }) {
  const [value, setValue] = useState<DateParts>({ day: '', month: '', year: '' });
  return (
    <DateField
      legend="Fecha de nacimiento"
      value={value}
      onChange={setValue}
      words={WORDS}
      months={MONTHS}
      error={error}
    />
  );
}

test('a date field has inputs for day, month and year, and drops a letter typed as the day', async () => {
  render(<BirthDate />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '14x');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Marzo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1994');
  expect(typed(screen.getByRole('textbox', { name: 'Día' }))).toBe('14');
  expect(typed(screen.getByRole('combobox', { name: 'Mes' }))).toBe('3');
  expect(typed(screen.getByRole('textbox', { name: 'Año' }))).toBe('1994');
});

test('the error of a date field describes all three inputs', () => {
  render(<BirthDate error="Este reto es solo para mayores de 18 años." />);
  const description = 'Este reto es solo para mayores de 18 años.';
  expect(screen.getAllByRole('textbox', { description })).toHaveLength(2);
  expect(screen.getByRole('combobox', { description })).toBeTruthy();
});

function Signup({ submitCount }: { submitCount: number }) {
  return (
    <>
      <ErrorSummary
        title="Revisa 1 dato"
        submitCount={submitCount}
        errors={[{ id: 'phone', message: 'Celular: faltan dígitos.' }]}
      />
      <Field id="phone" label="Celular" value="33" onChange={() => {}} />
    </>
  );
}

test('the error summary takes the focus when it appears', () => {
  render(<Signup submitCount={1} />);
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Revisa 1 dato' }));
});

test('the error summary takes the focus again after a second submit', async () => {
  const { rerender } = render(<Signup submitCount={1} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Celular' }));
  rerender(<Signup submitCount={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a link of the error summary focuses its field', async () => {
  render(<Signup submitCount={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Celular: faltan dígitos.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Celular' }));
});

test('the error summary renders nothing without errors', () => {
  render(<ErrorSummary title="Revisa" submitCount={1} errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
