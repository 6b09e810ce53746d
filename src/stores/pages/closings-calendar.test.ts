import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import type { Game } from '../../domain/types.ts';
import { toCalendarFile } from '../../lib/ics.ts';
import { at, GAMES, week } from '../../testing/fixtures.ts';
import { createModalStore } from '../shell/modal.ts';
import { createClosingsCalendar } from './closings-calendar.ts';

function createCalendar(answers: (() => Promise<readonly Game[]>)[], now = at('2026-08-26T12:00:00')) {
  const modal = createModalStore();
  const onReady = vi.fn();
  const allGames = vi.fn(() => (answers.shift() ?? (async () => GAMES))());
  const calendar = createClosingsCalendar({
    api: { allGames },
    modal,
    time: { read: () => now },
    weeks: { all: signal([week(7, '2026-08-28')]), ensure: async () => ({ currentFailure: null }) },
    onReady,
  } as unknown as Parameters<typeof createClosingsCalendar>[0]);
  return { allGames, calendar, modal, onReady };
}

const failing = (kind: ErrorKind) => async () => {
  throw new ApiError(kind);
};

test('“Todos los cierres en mi calendario”, pressed again while it loads, requests the games once and passes the next cut-off with its game to onReady', async () => {
  const { allGames, calendar, onReady } = createCalendar([]);
  const loading = calendar.load();
  expect(calendar.status.value).toBe('busy');
  await Promise.all([loading, calendar.load()]);
  expect([allGames.mock.calls.length, calendar.status.value]).toEqual([1, 'idle']);
  expect(onReady.mock.calls).toEqual([
    [
      [{ week: week(7, '2026-08-28'), cutoff: at('2026-08-29T17:00:00'), games: [GAMES[0]] }],
      '2026-08',
      toCalendarFile,
    ],
  ]);
});

test('“Todos los cierres en mi calendario” saves no file and has the status empty after the last cut-off', async () => {
  const { calendar, onReady } = createCalendar([], at('2026-08-31T00:00:00'));
  await calendar.load();
  expect([calendar.status.value, onReady.mock.calls]).toEqual(['empty', []]);
});

test('“Todos los cierres en mi calendario” opens an error dialog when the request for the games fails, and “Reintentar” loads the calendar', async () => {
  const { calendar, modal, onReady } = createCalendar([failing('network')]);
  await calendar.load();
  expect([calendar.status.value, modal.current.value?.type]).toEqual(['idle', 'networkError']);
  modal.accept();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
});

test.each([async () => GAMES, failing('network')])(
  '“Todos los cierres en mi calendario” saves nothing and shows no dialog when its request ends after the page was left: row %# (0: success, 1: failure)',
  async (answer) => {
    const { calendar, modal, onReady } = createCalendar([answer]);
    const close = calendar.open();
    const loading = calendar.load();
    close();
    await loading;
    expect([calendar.status.value, modal.current.value, onReady.mock.calls]).toEqual(['idle', null, []]);
  },
);
