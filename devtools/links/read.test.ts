import { expect, test } from 'vitest';
import { startSimulator } from '../testing.tsx';
import { readLink } from './read.ts';

const read = (hash: string) => readLink(hash, startSimulator());

test('`readLink` reads the persona, the time, the seed and the faults of a link', () => {
  expect(read('#sim?as=ana&at=cierre(5,1)-1m&seed=7&fail=POST.pool:No_bet_time*1')).toEqual({
    as: 'ana',
    at: 'cierre(5,1)-1m',
    seed: 7,
    faults: [{ match: 'POST /api/pool/user', effect: { status: 422, message: 'No bet time' }, times: 1 }],
  });
});

test('`readLink` reads the panel, the density, the section, the device clock and the speed of a link', () => {
  expect(read('#sim?panel=off&density=demo&section=branches&device=-3h&speed=60')).toEqual({
    faults: [],
    panel: 'off',
    density: 'demo',
    section: 'branches',
    device: -10_800_000,
    speed: 60,
  });
});

test.each([
  ['1', true],
  ['0', false],
])('`readLink` reads “laravel=%s” as `laravel: %s`', (value, laravel) => {
  expect(read(`#sim?as=ana&laravel=${value}`)).toEqual({ as: 'ana', faults: [], laravel });
});

test.each([
  ['#sim?quien=ana', /quien/],
  ['#sim?as=pepe', /as=pepe.*visitante/],
  ['#sim?seed=siete', /se espera un número/],
  ['#sim?fail=POST.pool:Nunca', /no dice “Nunca”/],
  ['#sim?fail=POST.nada:No_bet_time', /no hay una petición POST/],
  ['#sim?at=%E0%A4%A', /no se entiende/],
  ['#sim?laravel=tal vez', /laravel=tal vez.*1, 0/],
  ['#sim?section=nada', /section=nada.*branches/],
  ['#sim?s=abc&as=ana', /con “s” trae su propio mundo: no acepta “as”/],
  ['#sim?s=abc&at=semana(7)&seed=2', /no acepta “at” ni “seed”/],
  ['#sim?s=abc&fail=POST.pool:drop', /con “s” .* no acepta “fail”/],
  ['#sim?s=abc&laravel=1', /no acepta “laravel”/],
  ['#sim?r=modal/sendPool&as=ana', /con “r” trae su propio mundo: no acepta “as”/],
  ['#sim?spec=4.12&as=ana', /con “spec” trae su propio mundo: no acepta “as”/],
  ['#sim?spec=4.12&step=2', /con “spec” .* no acepta “step”/],
  ['#sim?r=modal/sendPool&device=real', /con “r” .* no acepta “device”/],
  ['#sim?draft=1.abc&fail=POST.pool:500', /con “draft” .* no acepta “fail”/],
  ['#sim?r=modal/sendPool&s=abc', /con “r” .* no acepta “s”/],
  ['#sim?mode=volar', /apply, prepare, play, test/],
  ...['-4', '0', 'NaN', 'Infinity', '1e9', '3601', ''].map((speed): [string, RegExp] => [
    `#sim?speed=${speed}`,
    /se espera un número mayor que 0 y hasta 3,600/,
  ]),
])('`readLink` throws a Spanish error for %s', (hash, words) => {
  expect(() => read(hash)).toThrow(words);
});
