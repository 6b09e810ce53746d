import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { REVIEW } from '../../testing/sample-dialogs.ts';
import { setUp } from './ModalHost.test.helper.tsx';

async function openReview(count: number) {
  const closesWithinDayCount = signal(count);
  const goToFirst = vi.fn();
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: { ...REVIEW, closesWithinDayCount, goToFirst } }));
  const dialog = await screen.findByRole('alertdialog');
  return { closesWithinDayCount, dialog, goToFirst, user };
}

test.each([
  [1, 'Ojo: 1 partido cierra en las próximas 24 horas y sigue vacío.'],
  [4, 'Ojo: 4 partidos cierran en las próximas 24 horas y siguen vacíos.'],
])('the review says that %i empty games close soon, and “Ir al primero” goes there', async (count, text) => {
  const { goToFirst, user } = await openReview(count);
  screen.getByText(text);
  await user.click(screen.getByRole('button', { name: 'Ir al primero' }));
  expect(goToFirst).toHaveBeenCalledOnce();
});

test('when no empty game closes soon any more, the note of sendPool goes and the dialog takes its focus', async () => {
  const { closesWithinDayCount, dialog } = await openReview(1);
  screen.getByRole('button', { name: 'Ir al primero' }).focus();
  act(() => {
    closesWithinDayCount.value = 0;
  });
  expect(dialog.textContent).not.toContain('próximas 24 horas');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).toBe('DIV');
});
