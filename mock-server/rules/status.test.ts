import { expect, test } from 'vitest';
import { at, createGameRow, createWeekRow } from '../testing/rows.ts';
import { getStatus, isAwaitingResult, isOpenStatus, isPublished } from './status.ts';

const GAME = createGameRow();

const WEEK = createWeekRow();

const OPENING = at('2026-08-22T19:00:00');

const KICK_OFF = at('2026-08-29T19:00:00');

const END = at('2026-08-29T20:55:00');

const MINUTE_MS = 60_000;

test.each([
  [99, false],
  [100, true],
])('isPublished for a game published at the instant 100, at the instant %d, returns %j', (now, isListed) => {
  expect(isPublished(createGameRow({ published_at: 100 }), now)).toBe(isListed);
});

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

const POSTPONED = createGameRow({ postponed_at: 100 });

// The status in the row overrides a postponement and the status derived from the time.
const CANCELLED = createGameRow({ status: 'cancelado', postponed_at: 0 });

test.each([
  ['a game more than a week before its opening', GAME, OPENING - WEEK_MS - 1, 'programado'],
  ['a game a week before its opening', GAME, OPENING - WEEK_MS, 'activo'],
  ['a game just before its kick-off', GAME, KICK_OFF - 1, 'activo'],
  ['a game at its kick-off', GAME, KICK_OFF, 'en juego'],
  ['a game just before its end', GAME, END - 1, 'en juego'],
  ['a game at its end', GAME, END, 'finalizado'],
  ['a game just before its postponement', POSTPONED, 99, 'programado'],
  ['a game at its postponement', POSTPONED, 100, 'pospuesto'],
  ['a postponed game 115 minutes after its kick-off', POSTPONED, END, 'pospuesto'],
  ['a cancelled game', CANCELLED, END, 'cancelado'],
])('the server’s status of %s is $3', (_, game, now, status) => {
  expect(getStatus(game, WEEK, now)).toBe(status);
});

test.each([
  ['activo', true],
  ['active', true],
  ['programado', false],
  ['en juego', false],
  ['', false],
])('isOpenStatus(%j) is %j', (status, isOpen) => {
  expect(isOpenStatus(status)).toBe(isOpen);
});

test.each([
  ['just before its kick-off', {}, KICK_OFF - 1, true],
  ['at its kick-off', {}, KICK_OFF, true],
  ['before its opening', {}, 0, true],
  ['at its end', {}, END, false],
  ['with the status active at its end', { status: 'active' }, END, true],
  ['with the status cancelado at its kick-off', { status: 'cancelado' }, KICK_OFF, false],
  ['before its publication', { published_at: KICK_OFF }, KICK_OFF - 1, false],
])('isAwaitingResult for a game %s returns $3', (_, changes, now, isAwaiting) => {
  expect(isAwaitingResult(createGameRow(changes), WEEK, now)).toBe(isAwaiting);
});
