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
