// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Recording } from '../../api.ts';
import { createListControl, HOUR, LIST_RECORDING, LIST_WORLD } from '../testing/list-app.ts';
import { type RecordDeps, record } from './record.ts';
import { createWatchedControl } from './watched-control.ts';

const createDeps = (): RecordDeps => ({
  ...createWatchedControl(createListControl()),
  app: LIST_RECORDING,
  isPlaying: () => false,
  getOpenDialog: () => null,
});

test('a recording that began after another has the calls that follow the end of the other', async () => {
  const deps = createDeps();
  const { clock } = deps.control;
  const create = (): Recording => ({
    world: LIST_WORLD,
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
  ['two numeric spans', (clock) => [clock.advance(HOUR), clock.advance(HOUR)], [LATER, LATER]],
  ['two written spans', (clock) => [clock.advance('1h'), clock.advance('1h')], [LATER, LATER]],
  ['two instants', (clock) => [clock.goto('ahora + 1h'), clock.goto('ahora + 1h')], [1, 2]],
])(
  'two jumps that are called at once are recorded with their own landings: %s',
  async (_what, jump, result) => {
    const deps = createDeps();
    const { clock } = deps.control;
    const startedAt = clock.now();
    const recording: Recording = {
      world: LIST_WORLD,
      startedAt,
      actions: [],
      end: null,
      isOn: true,
    };
    const stop = record(deps, recording, () => {});
    await Promise.all(jump(clock));
    stop();
    const hours = (at: number | undefined) => ((at ?? startedAt) - startedAt) / HOUR;
    expect(recording.actions.map(({ from, at }) => [hours(from), hours(at)])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const recorded = recording.actions.map(({ action }) => action);
    const jumps = recorded.map((action) => ('time' in action ? hours(clock.resolve(action.time)) : action));
    expect(jumps).toEqual(result);
  },
);
