import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field, type FieldProps } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

const BOUND = { id: 'city', value: '', onChange: () => undefined };
const show = (props: Partial<FieldProps> = {}) => render(<Field label="Ciudad" {...BOUND} {...props} />);
const getField = () => screen.getByRole('textbox', { name: 'Ciudad' });
const getMessages = () =>
  document.getElementById(getField().getAttribute('aria-describedby') ?? '')?.textContent;

test.each<[string, Partial<FieldProps>, string | null, string]>([
  [
    'an error instead of its hint',
    { error: 'Escribe tu ciudad', hint: 'Donde vives' },
    'true',
    'Escribe tu ciudad',
  ],
  ['its hint', { hint: 'Donde vives' }, null, 'Donde vives'],
  ['a good value and its hint', { ok: 'Encontrada', hint: 'Donde vives' }, null, 'EncontradaDonde vives'],
  ['nothing', {}, null, ''],
])('a field is described by %s', (_what, props, invalid, messages) => {
  show(props);
  expect([getField().getAttribute('aria-invalid'), getMessages()]).toEqual([invalid, messages]);
});

test('a field gives the form what is typed, and when it is left', async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  show({ onChange, onBlur });
  await userEvent.type(getField(), 'L');
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect([onChange.mock.calls, onBlur.mock.calls.length]).toEqual([[['L']], 1]);
});

test('leaving a read-only field tells the form nothing', async () => {
  const onBlur = vi.fn();
  show({ readOnly: true, onBlur });
  await userEvent.click(getField());
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
});

test('the messages of a field are announced only where they appear while another element has the focus', () => {
  show({ ok: 'Encontrada', isLive: true });
  expect(screen.getByText('Encontrada').parentElement?.getAttribute('aria-live')).toBe('polite');
});

test('a list has a placeholder without a value, then its options, and gives the form the chosen one', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      {...BOUND}
      label="Colonia"
      options={['Centro', 'Roma']}
      placeholder="Elige tu colonia"
      error="Elige una"
      onChange={onChange}
    />,
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colonia' });
  expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Elige tu colonia'],
    ['Centro', 'Centro'],
    ['Roma', 'Roma'],
  ]);
  expect(list.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Elige una');
  await userEvent.selectOptions(list, 'Roma');
  expect(onChange.mock.calls).toEqual([['Roma']]);
});
