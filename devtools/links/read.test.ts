/** What links say, and how they fail. */
import { expect, test } from 'vitest';
import { startSimulator } from '../testing.tsx';
import { readLink } from './read.ts';

const read = (hash: string) => readLink(hash, startSimulator());

test('opens the world of a link', () => {
  expect(read('#sim?as=ana&at=cierre(5,1)-1m&seed=7&fail=POST.pool:No_bet_time*1')).toEqual({
    as: 'ana',
    at: 'cierre(5,1)-1m',
    seed: 7,
    faults: [{ match: 'POST /api/pool/user', effect: { status: 422, message: 'No bet time' }, times: 1 }],
  });
});

test('reads how the panel is shown', () => {
  expect(read('#sim?panel=off&density=demo&device=-3h&speed=60')).toEqual({
    faults: [],
    panel: 'off',
    density: 'demo',
    device: -10_800_000,
    speed: 60,
  });
});

test.each([
  ['1', true],
  ['0', false],
])('takes “Laravel de fábrica” from laravel=%s', (value, laravel) => {
  expect(read(`#sim?as=ana&laravel=${value}`)).toEqual({ as: 'ana', faults: [], laravel });
});

test('leaves other fragments alone', () => {
  expect(read('#points')).toBeNull();
});

test.each([
  ['#sim?quien=ana', /quien/],
  ['#sim?as=pepe', /as=pepe.*visitante/],
  ['#sim?seed=siete', /se espera un número/],
  ['#sim?fail=POST.pool:Nunca', /no dice “Nunca”/],
  ['#sim?fail=POST.nada:No_bet_time', /no hay una petición POST/],
  ['#sim?at=%E0%A4%A', /no se entiende/],
  ['#sim?laravel=tal vez', /laravel=tal vez.*1, 0/],
  ['#sim?mode=volar', /apply, prepare, play, test/],
  ...['-4', '0', 'NaN', 'Infinity', '1e9', '3601', ''].map((speed): [string, RegExp] => [
    `#sim?speed=${speed}`,
    /se espera un número mayor que 0 y hasta 3,600/,
  ]),
])('says what is wrong with %s', (hash, words) => {
  expect(() => read(hash)).toThrow(words);
});
