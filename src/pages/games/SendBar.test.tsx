import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../domain/centre-time.ts';
import { game, week } from '../../testing/fixtures.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { SendBar } from './SendBar.tsx';

const STORED = 'Borrador guardado en este dispositivo';

interface Case {
  ready?: number;
  half?: number;
  toFill?: number;
  saved?: 'none' | 'stored' | 'memory';
  isOffline?: boolean;
  isSending?: boolean;
  /** Minutes until the cut-off of León – Santos. */
  minutes?: number;
  state?: 'draft' | 'open';
}

function showBar({ ready = 2, half = 0, toFill = 0, saved = 'stored', isOffline, isSending, ...next }: Case) {
  const openReview = vi.fn();
  const { minutes = 60, state = 'draft' } = next;
  const entry = {
    game: game('3', 'León', 'Santos', '2026-08-29T17:00:00'),
    gameWindow: { cutoff: minutes * MINUTE_MS },
    state: signal(state),
  };
  renderWithStores(<SendBar />, {
    playerData: {},
    drafts: { saveState: signal(saved) },
    network: { isOffline: signal(isOffline ?? false) },
    sending: { openReview, prepare: async () => undefined, isSending: signal(isSending ?? false) },
    time: { now: signal(0) },
    shownWeek: {
      fillable: signal([entry]),
      counts: signal({ ready, half, toFill }),
      status: signal('ready'),
      week: signal(week(7, '2026-08-28')),
    },
  });
  return openReview;
}

test.each<[string, Case, string, string]>([
  ['how many scores are half-filled', { half: 1, toFill: 3 }, 'Uno quedó a medias', STORED],
  ['how many scores are ready and how many games are empty', { toFill: 2 }, '2 listos, 2 vacíos', STORED],
  ['that the boleto is complete, and where its draft is', {}, 'Tu boleto está completo', STORED],
  ['no place of a draft that is being stored', { saved: 'none' }, 'Tu boleto está completo', ''],
  [
    'that a draft that can’t be stored has to be sent',
    { saved: 'memory', half: 1 },
    'Uno quedó a medias',
    'Sin guardar: envíalos antes de salir',
  ],
  [
    'without internet where the scores are',
    { isOffline: true, toFill: 1 },
    '2 listos, 1 vacío',
    'Guardados en este dispositivo',
  ],
  [
    'without internet too that a draft that can’t be stored has to be sent',
    { isOffline: true, saved: 'memory' },
    'Tu boleto está completo',
    'Sin guardar: envíalos antes de salir',
  ],
  [
    'which ready score closes in nine minutes, before all else',
    { minutes: 9, toFill: 2 },
    'Cierra ya: León – Santos',
    STORED,
  ],
  [
    'nothing of a score that closes in nine minutes and isn’t ready',
    { minutes: 9, state: 'open', toFill: 2 },
    '2 listos, 2 vacíos',
    STORED,
  ],
  [
    'nothing of a ready score that closes in ten minutes',
    { minutes: 10, toFill: 2 },
    '2 listos, 2 vacíos',
    STORED,
  ],
])('the send bar says %s', (_what, state, main, note) => {
  showBar(state);
  const text = screen.getByRole('status').parentElement;
  expect([text?.firstChild?.textContent, screen.getByRole('status').textContent]).toEqual([main, note]);
});

test.each<[string, Case, string, boolean]>([
  ['opens the review', {}, 'Enviar pronósticos (2)', true],
  ['opens no review without internet', { isOffline: true }, 'Sin internet', false],
  ['opens no review while the predictions are being sent', { isSending: true }, 'Enviando…', false],
])('the button of the send bar %s', (_what, state, name, opens) => {
  const openReview = showBar(state);
  act(() => screen.getByRole('button', { name }).click());
  expect(openReview).toHaveBeenCalledTimes(opens ? 1 : 0);
});

test('the send bar is missing while no score is ready', () => {
  showBar({ ready: 0, half: 1 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('[data-bottom-bar]')).toBeNull();
});

test('without the send bar, a screen reader still hears where the draft of a half-filled score is kept', () => {
  showBar({ ready: 0, half: 1 });
  expect(screen.getByRole('status').textContent).toBe(STORED);
});
