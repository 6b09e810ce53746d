import { signal } from '@preact/signals-react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { SendBar } from './SendBar.tsx';

function setUp() {
  const world = { ...createGameWorld(), network: { isOffline: { value: false } } };
  const onGoToGame = vi.fn();
  const show = () => renderWithStores(<SendBar onGoToGame={onGoToGame} />, world);
  return { onGoToGame, show, ...world };
}

test('Partidos goes once to a game that the review asks for', () => {
  const { onGoToGame, sender, show } = setUp();
  show();
  act(() => sender.requestGame('2'));
  expect(onGoToGame.mock.calls).toEqual([['2']]);
  expect(sender.requestedGame.value).toBe(null);
});

test('Partidos goes to no game that the review has asked for on another page', () => {
  const { onGoToGame, sender, show } = setUp();
  sender.requestGame('2');
  show();
  expect([onGoToGame.mock.calls, sender.requestedGame.value]).toEqual([[], null]);
});

interface Case {
  ready?: number;
  half?: number;
  toFill?: number;
  saved?: 'none' | 'stored' | 'memory';
  isOffline?: boolean;
  isSending?: boolean;
}

function showBar({ ready = 2, half = 0, toFill = 0, saved = 'stored', isOffline, isSending }: Case) {
  const openReview = vi.fn();
  renderWithStores(<SendBar onGoToGame={() => undefined} />, {
    playerData: {},
    drafts: { saveState: signal(saved) },
    network: { isOffline: signal(isOffline ?? false) },
    sender: {
      ...{ openReview, prepare: async () => undefined, clearRequestedGame: () => undefined },
      ...{ isSending: signal(isSending ?? false), requestedGame: signal(null) },
    },
    shownWeek: {
      counts: signal({ ready, half, toFill }),
      status: signal('ready'),
      week: signal(week(7, '2026-08-28')),
    },
  });
  return openReview;
}

test.each<[string, Case, string]>([
  ['how many scores are half-filled', { half: 1, toFill: 3 }, 'Uno quedó a medias'],
  ['how many games are to fill', { toFill: 2 }, 'Faltan 2 partidos por llenar'],
  ['that the draft is stored, once all games are filled', {}, 'Borrador guardado en este dispositivo'],
  [
    'that the boleto is complete while its draft is being stored',
    { saved: 'none' },
    'Tu boleto está completo',
  ],
  [
    'that a draft that can’t be stored has to be sent, before all else',
    { saved: 'memory', half: 1 },
    'Sin guardar: envíalos antes de salir',
  ],
  ['without internet where the scores are', { isOffline: true, half: 1 }, 'Guardados en este dispositivo'],
])('the send bar says %s', (_what, state, note) => {
  showBar(state);
  expect(screen.getByText(/^2 pronósticos listos/).querySelector('small')?.textContent).toBe(note);
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
});
