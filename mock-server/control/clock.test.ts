import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AgendaKind } from '../agenda/agenda.ts';
import { createNoPage } from '../engine/page/page-adapter.ts';
import { type MockControl, startMockServer } from '../index.ts';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});

test('`believed` of clock.view() is the time of the last Date header, and `isAppBehind` true after a silent jump', async () => {
  const { clock } = caller.control;
  expect(clock.view()).toMatchObject({ believed: null, isAppBehind: false });
  await caller.get('/sanctum/csrf-cookie');
  await clock.advance('2m', { silent: true });
  expect(clock.view().isAppBehind).toBe(true);
  expect(clock.now() - (clock.view().believed ?? 0)).toBeGreaterThan(115_000);
  await caller.get('/sanctum/csrf-cookie');
  expect(clock.view().isAppBehind).toBe(false);
});

test('`isAppBehind` of clock.view() is false after a jump that notifies the app and after control.restore', async () => {
  const { clock, ...control } = caller.control;
  await clock.goto('cierre(7, 1)');
  expect(clock.view().isAppBehind).toBe(false);
  await clock.advance('1h', { silent: true });
  expect(clock.view().isAppBehind).toBe(true);
  await control.restore();
  expect(clock.view().isAppBehind).toBe(false);
});

test('after clock.device, `skew` of clock.view() is the change of the device clock, and 0 after the next call', async () => {
  const { clock } = caller.control;
  await clock.device('real');
  await caller.get('/sanctum/csrf-cookie');
  const jump = clock.now() - Date.now();
  await clock.device('server');
  expect(Math.abs((clock.view().skew ?? 0) - jump)).toBeLessThan(5_000);
  await caller.get('/sanctum/csrf-cookie');
  expect(clock.view().skew).toBe(0);
});

test('two jumps of one hour that are asked for at once move the clock by two hours', async () => {
  const { clock } = caller.control;
  await clock.freeze();
  const before = clock.now();
  await Promise.all([clock.goto('+1h'), clock.goto('+1h')]);
  expect(clock.now() - before).toBe(2 * 3_600_000);
});

test('two steps that are asked for at once go to the second next event', async () => {
  const { clock, agenda } = caller.control;
  await clock.goto('cierre(7, 1) - 2d');
  await clock.freeze();
  const cutoffs = agenda.list().filter(({ kind, at }) => kind === 'cutoff' && at > clock.now());
  const kinds = ['cutoff'] as const;
  await Promise.all([clock.step(1, { kinds }), clock.step(1, { kinds })]);
  const instants = [...new Set(cutoffs.map(({ at }) => at))].sort((a, b) => a - b);
  expect(clock.now()).toBe(instants[1]);
});

describe('the notifications of the app while the clock runs', () => {
  let control: MockControl;
  const poke = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    poke.mockReset();
    const pageAdapter = { ...createNoPage(), poke: () => void poke(control.clock.now()) };
    control = startMockServer({ players: 10, rate: 0, intercept: false, pageAdapter });
  });
  afterEach(() => {
    control.shutdown();
    vi.useRealTimers();
  });
  const settle = async (done: Promise<unknown>) => {
    await vi.advanceTimersByTimeAsync(100);
    await done;
  };
  /** Instants of the notifications as minutes after 16:59 on the day of the first cut-off of week 7. */
  const getMinutes = () =>
    poke.mock.calls.map(([at]) => Math.floor((at - control.clock.resolve('cierre(7, 1) - 1m')) / 60_000));

  async function runFrom(time: string, rate: number, realMs: number) {
    await settle(control.clock.goto(time));
    poke.mockReset();
    await settle(control.clock.resume(rate));
    await vi.advanceTimersByTimeAsync(realMs);
  }

  test('at ×60, the app is notified at the cut-off and at the kick-off of a game', async () => {
    await runFrom('cierre(7, 1) - 1m', 60, 125_000);
    // The cut-offs of both Friday games are at 17:00 and 19:00, their kick-offs at 19:00 and 21:00.
    expect(getMinutes()).toEqual([1, 121]);
  });

  test('at ×60, the app is notified once of a cut-off, however often the world was edited before it', async () => {
    await settle(control.clock.goto('cierre(7, 1) - 2m'));
    await settle(control.clock.resume(60));
    for (const alias of ['A', 'B', 'C']) await settle(control.world.edit('weeks', 9, { alias }));
    poke.mockReset();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(poke).toHaveBeenCalledOnce();
  });

  test('at ×3,600, the app is notified of all events of a weekend, at most once a second', async () => {
    await runFrom('cierre(7, 1) - 1m', 3_600, 60_000);
    expect(poke.mock.calls.length).toBeGreaterThan(10);
    const gaps = poke.mock.calls.slice(1).map(([at], index) => at - poke.mock.calls[index]?.[0]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_600_000);
  });

  test('at ×1, the app is not notified of events, because its own timers run at the same rate', async () => {
    await runFrom('cierre(7, 1) - 1m', 1, 120_000);
    expect(poke).not.toHaveBeenCalled();
  });

  test('at ×60, the app is not notified of events after a silent jump, before its next call', async () => {
    await settle(control.clock.goto('cierre(7, 1) - 1h', { silent: true }));
    await settle(control.clock.resume(60));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(poke).not.toHaveBeenCalled();
  });

  test('at ×60, the app is notified of no event that a time jump has skipped', async () => {
    await runFrom('cierre(7, 1) - 1h', 60, 1_000);
    await settle(control.clock.goto('cierre(7, 1) + 1m', { silent: true }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(poke).not.toHaveBeenCalled();
  });

  test.each([
    ['', async () => {}],
    [
      ', also when the world changes afterwards',
      () => settle(control.world.edit('weeks', 7, { alias: 'Mía' })),
    ],
  ])('at ×60, the app is notified of no event after `shutdown`%s', async (_when, change) => {
    await runFrom('cierre(7, 1) - 1m', 60, 0);
    control.shutdown();
    await change();
    await vi.advanceTimersByTimeAsync(125_000);
    expect(poke).not.toHaveBeenCalled();
  });
});

test('world.begin without the option `device` and control.restore set the device clock to the mode `server`', async () => {
  const { clock, world, restore } = startCaller({ players: 0 }).control;
  await clock.device('real');
  await world.begin({ as: 'ana' });
  expect(clock.view().device).toBe('server');
  await clock.device(-3 * 3_600_000);
  await restore();
  expect(clock.view().device).toBe('server');
});

test('world.as removes the lag of the device clock after a silent time jump', async () => {
  const { clock, world } = startCaller({ players: 0 }).control;
  await clock.advance('2m', { silent: true });
  expect(clock.view().lag).toBe(120_000);
  await world.as('ana');
  expect(clock.view().lag).toBe(0);
});

test.each([
  [1, 1_000],
  [3_600, 3_600_000],
])('with the rate %d, a real second adds %d ms, and none after clock.freeze', async (rate, ms) => {
  let realTime = 0;
  const { clock } = startCaller({ players: 10, realNow: () => realTime }).control;
  const before = clock.now();
  await clock.resume(rate);
  realTime += 1_000;
  expect(clock.now()).toBe(before + ms);
  await clock.freeze();
  realTime += 60_000;
  expect(clock.now()).toBe(before + ms);
});

test.each([-1, 3_601, Number.NaN, Number.POSITIVE_INFINITY])(
  'clock.resume refuses the rate %d',
  async (rate) => {
    await expect(caller.control.clock.resume(rate)).rejects.toThrow('La velocidad va de 0 a 3600.');
    expect(caller.control.clock.view().rate).toBe(0);
  },
);

test('clock.step rejects a step beyond the first or the last event', async () => {
  const { clock, agenda } = caller.control;
  const events = agenda.list();
  await clock.goto(events.at(-1)?.at ?? 0);
  await expect(clock.step(1)).rejects.toThrow('No hay más eventos.');
  await clock.goto(events[0]?.at ?? 0);
  await expect(clock.step(-1)).rejects.toThrow('No hay eventos anteriores.');
});

test('from week 21 on, clock.step(1) goes to the instant of every cut-off, kick-off and final once', async () => {
  const { clock, agenda } = caller.control;
  await clock.goto('semana(21)');
  const kinds: AgendaKind[] = ['cutoff', 'kickoff', 'final'];
  const ahead = [...new Set(agenda.list({ from: clock.now() + 1, kinds }).map(({ at }) => at))];
  const visited: number[] = [];
  for (const _ of ahead) {
    await clock.step(1);
    visited.push(clock.now());
  }
  expect(ahead.length).toBeGreaterThan(5);
  expect(visited).toEqual(ahead);
});

test.each([
  ['2 minutes', '2m', 'cierre(7, 1)'],
  ['4 minutes', '4m', 'cierre(7, 2)'],
])('at ×60, clock.step(-1) %s after an event goes to %s', async (_span, span, target) => {
  const { clock } = caller.control;
  await clock.goto('cierre(7, 2)');
  await clock.resume(60);
  await clock.advance(span);
  await clock.step(-1);
  expect(Math.abs(clock.now() - clock.resolve(target))).toBeLessThan(60_000);
});
