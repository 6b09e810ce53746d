// @vitest-environment jsdom

import { effect } from '@preact/signals-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { at, GAMES } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { loaded, tick } from './games-page.test.helper.ts';

const shown = (world: ReturnType<typeof createGameWorld>) => world.modal.current.value?.type ?? null;

afterEach(() => void vi.useRealTimers());

describe('loading Partidos', () => {
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
});

describe('reloading Partidos', () => {
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

  it('reloading Partidos sends new requests when an older load is still running', async () => {
    const world = createGameWorld();
    const first = world.gamesPage.ensure();
    await world.gamesPage.refresh();
    await first;
    expect(world.server.calls.filter((name) => name === 'weeks')).toHaveLength(2);
  });
});
