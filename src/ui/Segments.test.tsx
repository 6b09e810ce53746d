import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segments } from './Segments.tsx';

const CHOICES = [
  { value: 'one', label: 'Uno' },
  { value: 'two', label: 'Dos' },
  { value: 'three', label: 'Tres' },
];

test('a row of toggle buttons has a name, and only the chosen button is pressed', () => {
  render(<Segments label="Vista" choices={CHOICES} value="two" onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Vista' })).toBeTruthy();
  const buttons = screen.getAllByRole('button').map((button) => [button.textContent, button.ariaPressed]);
  expect(buttons).toEqual([
    ['Uno', 'false'],
    ['Dos', 'true'],
    ['Tres', 'false'],
  ]);
});

test('a press of a toggle button gives its own value, and sends no form', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Segments label="Vista" choices={CHOICES} value="two" onChange={onChange} />
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.click(screen.getByRole('button', { name: 'Tres' }));
  expect(onChange.mock.calls).toEqual([['three']]);
  expect(onSubmit).not.toHaveBeenCalled();
});
