import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_DIALOGS } from '../../testing/sample-dialogs.ts';

// Each test imports everything anew, because code that has loaded once stays loaded.
beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('./TriviaDialog.tsx'));

const TRIVIA = {
  type: 'trivia' as const,
  params: { trivia: { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, week: 7 },
};

const Question = () => <p>¿Cuándo llegó la ola?</p>;

/** Renders the trivia over no page. Its code can't be loaded the first `failures` times. */
async function setUp({ failures = 0 } = {}) {
  const load = vi.fn();
  vi.doMock('./TriviaDialog.tsx', () => ({
    get TriviaDialog() {
      load();
      if (load.mock.calls.length <= failures)
        throw new TypeError('Failed to fetch dynamically imported module: /assets/TriviaDialog.js');
      return Question;
    },
  }));
  const { LazyTrivia } = await import('./LazyTrivia.tsx');
  const { renderWithStores } = await import('../../testing/open-page.tsx');
  const { createModalStore } = await import('../../stores/shell/modal.ts');
  const modal = createModalStore();
  // No trivia opens once another tab has answered it.
  const open = vi.fn(() => modal.show(TRIVIA));
  renderWithStores(<LazyTrivia />, { modal, player: { current: { trivia: { open } } } });
  return { load, modal, open, show: (type: string) => act(() => modal.show(getSample(type))) };
}

function getSample(type: string) {
  const sample = SAMPLE_DIALOGS.find((dialog) => dialog.type === type);
  if (!sample) throw new Error('no sample');
  return sample;
}

test('the code of the trivia is fetched with the review of a send, and with no other dialog', async () => {
  const { load, modal, show } = await setUp();
  show('connectionError');
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  act(() => modal.accept());
  show('sendPool');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('“Reintentar” opens no trivia when another tab has answered the one whose code couldn’t be fetched', async () => {
  const { modal, open } = await setUp({ failures: 1 });
  open.mockImplementation(() => undefined);
  act(() => modal.show(TRIVIA));
  await waitFor(() => expect(modal.current.value?.type).toBe('networkError'));
  act(() => modal.accept());
  expect(open).toHaveBeenCalledOnce();
  expect(modal.current.value).toBeNull();
});

test('a trivia whose code can’t be fetched makes way for the dialog of that error, whose “Reintentar” opens it', async () => {
  const { modal } = await setUp({ failures: 1 });
  act(() => modal.show(TRIVIA));
  await waitFor(() =>
    expect(modal.current.value).toMatchObject({ type: 'networkError', params: { canRetry: true } }),
  );
  act(() => modal.accept());
  expect(await screen.findByText('¿Cuándo llegó la ola?')).toBeTruthy();
});
