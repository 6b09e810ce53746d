// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGamePage } from '../../mock-server/index.ts';
import type { Simulator } from '../api.ts';
import { startSimulator } from '../testing.tsx';
import { hideReturns } from './returns.ts';

const returned = vi.fn();
let simulator: Simulator;
let stop: () => void;
beforeEach(() => {
  returned.mockClear();
  simulator = startSimulator();
  stop = hideReturns(simulator);
  window.addEventListener('focus', returned);
  document.addEventListener('visibilitychange', returned);
});
afterEach(() => {
  stop();
  window.removeEventListener('focus', returned);
  document.removeEventListener('visibilitychange', returned);
});

const RETURNS: [name: string, comeBack: () => void][] = [
  ['a focus of the window', () => window.dispatchEvent(new Event('focus'))],
  ['a visible tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
];

test.each(RETURNS)('%s reaches the app before a jump', (_name, comeBack) => {
  comeBack();
  expect(returned).toHaveBeenCalledOnce();
});

test.each(
  RETURNS.flatMap(([name, comeBack]) =>
    (
      [
        ['forward', () => simulator.clock.advance('2m', { silent: true })],
        ['to an instant', () => simulator.clock.goto('cierre(7, 1)', { silent: true })],
        ['to the next event', () => simulator.clock.step(1, { silent: true })],
        ['back without data', () => simulator.clock.goto('-1h', { silent: true, data: false })],
      ] as const
    ).map(([how, jump]) => [name, how, comeBack, jump] as const),
  ),
)('%s doesn’t reach the app after a silent jump %s', async (_name, _how, comeBack, jump) => {
  await jump();
  comeBack();
  comeBack();
  expect(returned).not.toHaveBeenCalled();
});

test('a return reaches the app again after the next jump that isn’t silent', async () => {
  await simulator.clock.advance('2m', { silent: true });
  await simulator.clock.advance('1m');
  window.dispatchEvent(new Event('focus'));
  expect(returned).toHaveBeenCalledOnce();
});

test('the simulator’s own notification reaches the app after a silent jump, and so does the next return', async () => {
  await simulator.clock.advance('2m', { silent: true });
  createGamePage().poke();
  expect(returned).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('focus'));
  expect(returned).toHaveBeenCalledTimes(3);
});
