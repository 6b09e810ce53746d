import { expect, test } from 'vitest';
import { lengthenWeeks } from './world.ts';

const game = (id: number, time: string) => ({ id, date: '2026-08-28', time });

test('lengthenWeeks repeats the last game of a week under new ids until the week has the given number of games', () => {
  const weeks = { 7: { data: [game(1, '19:00:00'), game(2, '21:00:00')] } };
  expect(lengthenWeeks(weeks, 4)[7]?.data).toEqual([
    game(1, '19:00:00'),
    game(2, '21:00:00'),
    game(7_000_000, '21:00:00'),
    game(7_000_001, '21:00:00'),
  ]);
});

test('lengthenWeeks shortens a week to the given number of games, and keeps a week without games empty', () => {
  const weeks = { 7: { data: [game(1, '19:00:00'), game(2, '21:00:00')] }, 8: { data: [] } };
  expect(lengthenWeeks(weeks, 1)).toEqual({ 7: { data: [game(1, '19:00:00')] }, 8: { data: [] } });
});
