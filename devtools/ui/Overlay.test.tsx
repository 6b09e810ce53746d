// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TitledOverlay } from './Overlay.tsx';

const onClose = vi.fn();

test('a dialog that opens has the focus on its title, and Tab leads to its buttons', async () => {
  render(
    <TitledOverlay name="Lista" onClose={onClose}>
      <button type="button">Agregar</button>
    </TitledOverlay>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lista' }));
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cancelar');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar' }));
});
