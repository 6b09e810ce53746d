// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startMockServer } from '../../../mock-server/index.ts';
import type { Recording } from '../../api.ts';
import { APP_RECORDING } from '../../recipes/app-recording.ts';
import { type RecordDeps, record } from './record.ts';
import { createWatchedControl } from './watched-control.ts';

test('a recording that began after another has the calls that follow the end of the other', async () => {
  const mock = startMockServer({ players: 50, rate: 0, intercept: false });
  const deps: RecordDeps = { ...createWatchedControl(mock), app: APP_RECORDING, isPlaying: () => false };
  const { clock } = deps.control;
  const create = (): Recording => ({
    world: { as: 'ana', at: 'nacimiento', route: '/' },
    startedAt: clock.now(),
    actions: [],
    end: null,
    isOn: true,
  });
  const last = create();
  const stopFirst = record(deps, create(), () => {});
  const stopLast = record(deps, last, () => {});
  stopFirst();
  await clock.poke();
  stopLast();
  expect(last.actions.map(({ action }) => action)).toEqual([{ control: 'poke' }]);
});

const LATER = { control: 'advance', span: '1h', silent: false };
test.each<[string, (clock: RecordDeps['control']['clock']) => Promise<unknown>[], unknown[]]>([
  ['two numeric spans', (clock) => [clock.advance(3_600_000), clock.advance(3_600_000)], [LATER, LATER]],
  ['two written spans', (clock) => [clock.advance('1h'), clock.advance('1h')], [LATER, LATER]],
  ['two instants', (clock) => [clock.goto('ahora + 1h'), clock.goto('ahora + 1h')], [1, 2]],
])(
  'two jumps that are called at once are recorded with their own landings: %s',
  async (_what, jump, result) => {
    const mock = startMockServer({ players: 50, rate: 0, intercept: false });
    const deps: RecordDeps = { ...createWatchedControl(mock), app: APP_RECORDING, isPlaying: () => false };
    const { clock } = deps.control;
    const startedAt = clock.now();
    const recording: Recording = {
      world: { as: 'ana', at: 'nacimiento', route: '/' },
      startedAt,
      actions: [],
      end: null,
      isOn: true,
    };
    const stop = record(deps, recording, () => {});
    await Promise.all(jump(clock));
    stop();
    const hours = (at: number | undefined) => ((at ?? startedAt) - startedAt) / 3_600_000;
    expect(recording.actions.map(({ from, at }) => [hours(from), hours(at)])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const recorded = recording.actions.map(({ action }) => action);
    const jumps = recorded.map((action) => ('time' in action ? hours(clock.resolve(action.time)) : action));
    expect(jumps).toEqual(result);
  },
);
