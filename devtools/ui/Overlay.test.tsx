// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Overlay } from './Overlay.tsx';

afterEach(cleanup);

test('Escape closes only the dialog on top, not the one in which it was opened', () => {
  const [closeLower, closeUpper] = [vi.fn(), vi.fn()];
  render(
    <Overlay name="Lista de reproducción" className="" onClose={closeLower}>
      <Overlay name="Abrir en un celular" className="" onClose={closeUpper}>
        El código
      </Overlay>
    </Overlay>,
  );
  fireEvent(
    screen.getByRole('dialog', { name: 'Abrir en un celular' }),
    new Event('cancel', { cancelable: true }),
  );
  expect(closeUpper).toHaveBeenCalledOnce();
  expect(closeLower).not.toHaveBeenCalled();
});
