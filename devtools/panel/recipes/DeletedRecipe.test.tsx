import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelContext, type PanelContextValue } from '../context/context.ts';
import { DeletedRecipe } from './DeletedRecipe.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undoRemove = vi.fn();
const context = {
  simulator: { recorder: { mine: { undoRemove } } },
  run: (action: () => unknown) => void action(),
} as unknown as PanelContextValue;

const show = (title: string | null) =>
  render(
    <PanelContext value={context}>
      <DeletedRecipe title={title} />
    </PanelContext>,
  );

test('for 20 seconds after a recording was deleted, “Deshacer” puts it back', () => {
  show('Mi semana');
  expect(screen.getByRole('status').textContent).toContain('Borraste “Mi semana”.');
  act(() => void vi.advanceTimersByTime(19_000));
  screen.getByRole('button', { name: 'Deshacer' }).click();
  expect(undoRemove).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('nothing says that a recording was deleted before one was, and no timer stays', () => {
  const { unmount } = show(null);
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
