import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateField, type DateParts } from './DateField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';

test('a date field drops a letter typed as the day, and its error describes all three inputs', async () => {
  const description = 'Este reto es solo para mayores de 18 años.';
  function BirthDate() {
    const [value, setValue] = useState<DateParts>({ day: '', month: '', year: '' });
    return (
      <DateField
        legend="Fecha de nacimiento"
        value={value}
        onChange={setValue}
        words={{ day: 'Día', month: 'Mes', year: 'Año' }}
        months={['Enero', 'Febrero', 'Marzo']}
        error={description}
      />
    );
  }
  render(<BirthDate />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '14x');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Día' }).value).toBe('14');
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

test('a link of the error summary focuses its field, and a second submit the summary again', async () => {
  const { rerender } = render(<Signup submitCount={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Celular: faltan dígitos.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Celular' }));
  rerender(<Signup submitCount={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
