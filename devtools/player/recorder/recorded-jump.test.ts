import { expect, test } from 'vitest';
import type { ClockAction, MockControl, RecordedAction, Recording } from '../../api.ts';
import { LIST_WORLD } from '../testing/list-app.ts';
import { NOTES } from './notes.ts';
import { toRecordedJump } from './recorded-jump.ts';

const JUMP: ClockAction = { control: 'goto', time: 'lunes', silent: false, data: true };

interface Case {
  /** The facts of the world: kind and time (ms). The first `cursor` of them are applied. */
  facts: [kind: string, at: number][];
  cursor: number;
  /** The times of the recorded actions (ms). */
  actions?: number[];
  startedAt?: number;
  packed?: string;
}

function toJump({ facts, cursor, actions = [], startedAt = 1_000, packed }: Case, at: number) {
  const all = facts.map(([kind, time]) => ({ kind, at: time }));
  const world = {
    cursor: () => cursor,
    facts: ({ future = false } = {}) => (future ? all : all.slice(0, cursor)),
  };
  const recording = {
    world: { ...LIST_WORLD, packed },
    startedAt,
    actions: actions.map((time) => ({ at: time }) as RecordedAction),
  } as unknown as Recording;
  return toRecordedJump({ world } as unknown as MockControl, recording, JUMP, at);
}

test.each<[string, Case, number, unknown]>([
  ['no later fact', { facts: [['pool', 2_000]], cursor: 1 }, 5_000, JUMP],
  ['a time before the start', { facts: [['pool', 2_000]], cursor: 1 }, 500, NOTES.beforeStart],
  ['a time before the start of an empty world', { facts: [], cursor: 0 }, 500, JUMP],
  [
    'a next fact in the same second',
    {
      facts: [
        ['pool', 3_400],
        ['pool', 9_000],
      ],
      cursor: 0,
      actions: [3_300],
    },
    3_000,
    NOTES.fact,
  ],
  [
    'a next fact in a later second, though the last is later still',
    {
      facts: [
        ['pool', 3_400],
        ['pool', 9_000],
      ],
      cursor: 0,
      actions: [2_900, 8_000],
    },
    2_000,
    NOTES.fact,
  ],
  [
    'only later time jumps in the same second',
    { facts: [['clock', 3_400]], cursor: 0, actions: [3_300] },
    3_000,
    JUMP,
  ],
])('a jump with %s is recorded as it can be repeated', (_what, state, at, expected) => {
  expect(toJump(state, at)).toEqual(expected);
});

test('a jump in a packed world goes at least to the millisecond of its last fact', () => {
  const state: Case = { facts: [['pool', 2_345]], cursor: 1, packed: 'mundo' };
  expect([toJump(state, 2_000), toJump(state, 3_000)]).toEqual([
    { ...JUMP, time: 2_345 },
    { ...JUMP, time: 3_000 },
  ]);
});
