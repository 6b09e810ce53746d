// @vitest-environment jsdom

import { effect } from '@preact/signals-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { failing } from '../../testing/fake-api.ts';
import { at, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { loaded, tick } from './games-page.test.helper.ts';

const shown = (world: ReturnType<typeof createGameWorld>) => world.modal.current.value?.type ?? null;

afterEach(() => void vi.useRealTimers());

describe('loading Partidos', () => {
  it('Partidos requests the predictions, the weeks, the current week and the games once each, the games last', async () => {
    const world = await loaded();
    expect(world.server.calls).toEqual(['userPools', 'weeks', 'currentWeek', 'gamesOfWeek']);
  });

  it('Partidos, opened right after the log-in, shares the requests of the log-in: together they make only four API calls', async () => {
    const world = createGameWorld();
    const stop = world.startPlay();
    await tick();
    await world.loadGamesPage();
    await tick();
    expect(world.server.calls).toHaveLength(4);
    stop();
  });

  it('Partidos loads its data again when the page opens a minute after the log-in has loaded that data', async () => {
    const world = createGameWorld();
    const stop = world.startPlay();
    await tick();
    await tick();
    world.clock.time += 60_000;
    await world.loadGamesPage();
    expect(world.server.calls).toHaveLength(8);
    stop();
  });

  it('Partidos shows the current week and the number of games to send', async () => {
    const world = await loaded();
    expect(world.weeks.selected.value).toBe(7);
    expect(world.gamesPage.weekView.counts.value).toMatchObject({ total: 4, sent: 0, toSend: 4, toFill: 4 });
    expect(world.gamesPage.toSend.value).toBe(4);
  });

  it('Partidos chooses the week by date and shows poolWeekNotValid when the call for the current week fails with pool-week-not-valid', async () => {
    const world = createGameWorld({ now: at('2026-08-27T12:00:00') });
    world.server.currentWeek = async () => {
      throw new ApiError('pool-week-not-valid');
    };
    await world.loadGamesPage();
    expect([shown(world), world.weeks.selected.value]).toEqual(['poolWeekNotValid', 7]);
  });

  it.each([
    ['weeks', 'network', 'networkError'],
    ['userPools', 'unprevented', 'unpreventedError'],
    ['gamesOfWeek', 'connection', 'connectionError'],
    ['currentWeek', 'account-eliminated', 'accountEliminated'],
  ] as const)(
    'when the API call %s fails with %s, Partidos shows the dialog %s',
    async (call, kind, type) => {
      const world = createGameWorld();
      world.server[call] = async () => {
        throw new ApiError(kind);
      };
      await world.loadGamesPage();
      expect(shown(world)).toBe(type);
    },
  );

  it('“Reintentar” in the dialog about weeks that failed to load makes Partidos load them and become ready', async () => {
    const world = createGameWorld();
    const weeks = world.server.weeks;
    world.server.weeks = async () => {
      throw new ApiError('network');
    };
    world.gamesPage.open();
    await tick();
    world.server.weeks = weeks;
    world.modal.accept();
    await tick();
    expect(world.gamesPage.weekView.status.value).toBe('ready');
  });

  it('the navigation badge shows no dialog when its data fails to load', async () => {
    const world = createGameWorld();
    world.server.userPools = async () => {
      throw new ApiError('network');
    };
    await world.gamesPage.ensure();
    expect([shown(world), world.gamesPage.toSend.value]).toEqual([null, 0]);
  });

  it('Partidos shows no error dialog when its data fails to load because the session has ended', async () => {
    const world = createGameWorld();
    world.server.weeks = async () => {
      throw new ApiError('unauthenticated');
    };
    await world.loadGamesPage();
    expect(shown(world)).toBeNull();
  });

  it('Partidos has the status failed when the predictions fail to load', async () => {
    const world = createGameWorld();
    world.server.userPools = async () => {
      throw new ApiError('network');
    };
    await world.loadGamesPage();
    expect(world.gamesPage.weekView.status.value).toBe('failed');
  });
});

describe('reloading Partidos', () => {
  it('reloading Partidos keeps the list object of its entries when no game has changed', async () => {
    const world = await loaded();
    world.server.gamesOfWeek = async () => structuredClone(GAMES);
    const before = world.gamesPage.weekView.entries.value;
    await world.gamesPage.refresh();
    expect(world.gamesPage.weekView.entries.value).toBe(before);
  });

  it('reloading Partidos moves a rescheduled game to its new position', async () => {
    const world = await loaded();
    const [first, ...rest] = GAMES;
    world.server.gamesOfWeek = async () => [{ ...first!, kickOff: at('2026-08-31T20:00:00') }, ...rest];
    await world.gamesPage.refresh();
    expect(world.gamesPage.weekView.entries.value.map(({ game }) => game.id)).toEqual(['2', '3', '4', '1']);
  });

  it('reloading Partidos keeps its content and shows no dialog when the reload fails', async () => {
    const world = await loaded();
    world.server.weeks = async () => {
      throw new ApiError('network');
    };
    world.server.gamesOfWeek = world.server.weeks as never;
    world.server.userPools = world.server.weeks as never;
    await world.gamesPage.refresh();
    expect([
      shown(world),
      world.gamesPage.weekView.status.value,
      world.gamesPage.weekView.entries.value.length,
    ]).toEqual([null, 'ready', 4]);
  });

  it('reloading Partidos notifies no subscriber and shows no loading state when the responses are equal', async () => {
    const world = await loaded();
    world.server.gamesOfWeek = async () => structuredClone(GAMES);
    const seen: unknown[] = [];
    const stop = effect(() => {
      seen.push([world.weeks.state.value, world.predictions.state.value, world.games.getForWeek(7)]);
    });
    await world.gamesPage.refresh();
    expect([seen.length, world.weeks.state.value.status]).toEqual([1, 'ready']);
    stop();
  });

  it('reloading Partidos keeps the status ready during the load and after a failure', async () => {
    const world = await loaded();
    const statuses: string[][] = [];
    const stop = effect(() => {
      const states = [world.weeks.state.value, world.predictions.state.value, world.games.getForWeek(7)];
      statuses.push(states.map(({ status }) => status));
    });
    world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
    world.server.currentWeek = async () => ({ number: 7, betDays: 'lunes' });
    await world.gamesPage.refresh();
    world.server.weeks = failing('network');
    world.server.userPools = failing('network');
    await world.gamesPage.refresh();
    stop();
    expect(new Set(statuses.flat())).toEqual(new Set(['ready']));
    expect([world.weeks.betDays.value, world.predictions.getForWeek(7).length]).toEqual(['lunes', 1]);
  });

  it('reloading Partidos sends new requests when an older load is still running', async () => {
    const world = createGameWorld();
    const first = world.gamesPage.ensure();
    await world.gamesPage.refresh();
    await first;
    expect(world.server.calls.filter((name) => name === 'weeks')).toHaveLength(2);
  });
});
