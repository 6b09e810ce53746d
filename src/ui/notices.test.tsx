import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Progress } from './Progress.tsx';
import { Toast } from './Toast.tsx';

test('a progress bar has its value in aria-valuenow, and in --share as a percentage of its maximum', () => {
  render(<Progress label="Llevas 4 de 9" value={4} max={9} />);
  const bar = screen.getByRole('progressbar', { name: 'Llevas 4 de 9' });
  expect(bar.getAttribute('aria-valuenow')).toBe('4');
  expect(bar.style.getPropertyValue('--share')).toBe('44.4%');
});

test('the close button of a toast is outside the element of its text and calls its handler', async () => {
  const close = vi.fn();
  render(
    <Toast icon="check" closeLabel="Cerrar aviso" onClose={close}>
      Enlace copiado
    </Toast>,
  );
  const button = screen.getByRole('button', { name: 'Cerrar aviso' });
  expect(screen.getByText('Enlace copiado').contains(button)).toBe(false);
  await userEvent.click(button);
  expect(close).toHaveBeenCalledOnce();
});
