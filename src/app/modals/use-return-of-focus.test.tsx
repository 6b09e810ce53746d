import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { REVIEW, SENT } from '../../testing/sample-dialogs.ts';
import { setUp } from './ModalHost.test.helper.tsx';

test('a dialog closes on its accept button, then runs the accept handler and returns the focus to its opener', async () => {
  const onAccept = vi.fn();
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'deleteAccount', onAccept: () => onAccept(modal.current.value) }));
  await user.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  expect(onAccept).toHaveBeenCalledExactlyOnceWith(null);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

test('after sendPool, sendingPool and poolsSent have replaced each other, the focus returns to the first one’s opener', async () => {
  const { modal, user } = await setUp();
  act(() => modal.show({ type: 'sendPool', params: REVIEW }));
  await screen.findByRole('alertdialog');
  act(() => {
    modal.accept();
    modal.show({ type: 'sendingPool' });
  });
  expect(document.querySelectorAll('[data-modal]')).toHaveLength(1);
  act(() => modal.show({ type: 'poolsSent', params: SENT }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aceptar' })));
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

test('when a dialog closes and its opener is gone, the focus goes to the page’s heading', async () => {
  const { modal, rerender, user } = await setUp();
  screen.getByRole('link', { name: 'Preguntas Frecuentes' }).focus();
  await user.tab();
  await user.keyboard('{Enter}');
  act(() => modal.show({ type: 'connectionError' }));
  await screen.findByRole('alertdialog');
  rerender();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partidos' })));
});

test.each([
  [true, 'scrolls to the focused heading', [[{ block: 'center' }]]],
  [false, 'keeps the scroll position', []],
])(
  'with a focus ring (%s), the page %s when the opener of a closed dialog is gone',
  async (isSeen, _what, calls) => {
    const { modal, rerender, user } = await setUp();
    const heading = screen.getByRole('heading', { name: 'Partidos' });
    const matches = heading.matches.bind(heading);
    vi.spyOn(heading, 'matches').mockImplementation((selector: string) =>
      selector === ':focus-visible' ? isSeen : matches(selector),
    );
    heading.scrollIntoView = vi.fn();
    act(() => modal.show({ type: 'connectionError' }));
    await screen.findByRole('alertdialog');
    rerender();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(vi.mocked(heading.scrollIntoView).mock.calls).toEqual(calls);
  },
);
