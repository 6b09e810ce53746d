import { signal } from '@preact/signals-react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createBind } from './use-form.ts';

/**
 * Renders a text field, a button and a text. Returns how often the field has been validated after it lost the focus.
 */
function showForm() {
  const blur = vi.fn();
  const bind = createBind({ blur, change: vi.fn(), errors: signal({}), values: signal({ name: '' }) });
  const { id, value, onBlur } = bind('name');
  render(
    <>
      <input id={id} aria-label="Nombre" value={value} onBlur={onBlur} readOnly />
      <button type="button">Entrar</button>
      <p>Texto</p>
    </>,
  );
  return () => {
    fireEvent.blur(screen.getByRole('textbox'));
    return blur.mock.calls;
  };
}

const button = () => screen.getByRole('button');

test('a form does not validate a field when a pressed button takes its focus, because the error could move the button', () => {
  const leaveField = showForm();
  fireEvent.pointerDown(button());
  expect(leaveField()).toEqual([]);
  fireEvent.pointerUp(button());
});

test.each(['pointerup', 'pointercancel'])(
  'a form validates a field that loses the focus after the event %s has ended the press of a button',
  (type) => {
    const leaveField = showForm();
    fireEvent.pointerDown(button());
    fireEvent(button(), new Event(type, { bubbles: true }));
    expect(leaveField()).toEqual([['name']]);
  },
);

test('a form validates a field when a press on a text of the page takes its focus', () => {
  const leaveField = showForm();
  fireEvent.pointerDown(screen.getByText('Texto'));
  expect(leaveField()).toEqual([['name']]);
});
