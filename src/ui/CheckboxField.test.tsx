import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';

test('a screen reader hears the error of a checkbox as its description', () => {
  render(
    <CheckboxField id="terms" value={false} error="Acepta las bases." onChange={() => undefined}>
      Acepto las bases
    </CheckboxField>,
  );
  expect(screen.getByRole('checkbox', { description: 'Acepta las bases.' })).toBeTruthy();
});
