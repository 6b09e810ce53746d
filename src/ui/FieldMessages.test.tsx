import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldMessages } from './FieldMessages.tsx';

const HINT = 'Solo para avisarte si ganas.';
const ERROR = 'Escribe diez dígitos.';

test.each<[string, { error?: string; ok?: string }, string, string | undefined]>([
  ['its hint', {}, HINT, undefined],
  ['its error in place of the hint', { error: ERROR }, ERROR, 'alert'],
  ['a good answer above the hint', { ok: 'Encontramos tu zona' }, `Encontramos tu zona${HINT}`, 'check'],
])('a field shows %s', (_what, messages, text, icon) => {
  const { container } = render(<FieldMessages id="phone" hint={HINT} {...messages} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('use')?.getAttribute('href')).toBe(icon && `#icon-${icon}`);
});

test('only the messages that appear while another element has the focus are announced', () => {
  render(
    <>
      <FieldMessages id="phone" hint="Teléfono" />
      <FieldMessages id="zipcode" hint="Zona" isLive />
    </>,
  );
  const isLive = (text: string) => screen.getByText(text).closest('[aria-live="polite"]') !== null;
  expect([isLive('Teléfono'), isLive('Zona')]).toEqual([false, true]);
});
