import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

async function type(keys: string) {
  const onCommit = vi.fn();
  render(<Field aria-label="Alias" value="Jornada 7" onCommit={onCommit} />);
  await userEvent.clear(field());
  await userEvent.type(field(), keys);
  return onCommit;
}

test('Escape in a field of the panel shows its value again, and leaving the field then commits nothing', async () => {
  const onCommit = await type('Mía{Escape}');
  expect(field().value).toBe('Jornada 7');
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

test.each([
  ['Enter', 'Mía{Enter}', true],
  ['Tab', 'Mía{Tab}', false],
])('%s in a field of the panel commits its text once', async (_key, keys, isFocused) => {
  const onCommit = await type(keys.replace('{Tab}', ''));
  if (!isFocused) await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([['Mía']]);
  expect(document.activeElement === field()).toBe(isFocused);
});

test('a field of the panel keeps a refused text with the reason, also when the user leaves it', async () => {
  const onCommit = vi.fn(() => Promise.reject(new Error('Espera un número.')));
  render(<Field aria-label="Alias" value="7" onCommit={onCommit} />);
  await userEvent.type(field(), 'x{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Espera un número.');
  await userEvent.tab();
  expect([field().value, onCommit.mock.calls.length]).toEqual(['7x', 1]);
});

test('Escape in a field of the panel removes a refused text and its reason', async () => {
  render(<Field aria-label="Alias" value="7" onCommit={() => Promise.reject(new Error('No.'))} />);
  await userEvent.type(field(), 'x{Enter}');
  await screen.findByRole('alert');
  await userEvent.type(field(), '{Escape}');
  expect([field().value, screen.queryByRole('alert')]).toEqual(['7', null]);
});
