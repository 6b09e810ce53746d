import { expect, test } from 'vitest';
import { describeEffect } from '../../../mock-server/engine/faults/describe-effect.ts';
import COVERS from '../../recipes/covers.json';
import { COMMON_REFUSALS, EFFECTS, NETWORK_FAULTS } from './create-fault.ts';

const OBSERVED = new Set(Object.values<readonly string[]>(COVERS).flat());
/** The fields of the forms, by the name that “Fallas comunes” has for them. */
const FIELDS: Readonly<Record<string, string>> = { password: 'Contraseña', email: 'Correo electrónico' };

test.each(COMMON_REFUSALS)(
  '“Fallas comunes” says that “$message” shows $shows, as a recipe has seen',
  ({ message, shows }) => {
    const field = FIELDS[shows];
    const shown = field === undefined ? `modal:${shows}` : `field:${field}`;
    expect(OBSERVED).toContain(`error:${message}→${shown}`);
  },
);

test.each([
  ['drop', 'se corta la conexión'],
  ['timeout', 'nunca contesta'],
  ['hold', 'se retiene hasta soltarla'],
  ['delay', 'tarda 3 segundos'],
  ['offline', 'no hay internet'],
  ['html', 'contesta una página HTML'],
  ['truncated', 'contesta a medias'],
  ['stalled', 'se queda a medias'],
  ['malformed', 'contesta JSON roto'],
  ['empty', 'contesta vacío'],
])('the effect “%s”, which each call can have, is: %s', (name, words) => {
  expect(describeEffect(EFFECTS[name] ?? {})).toBe(words);
});

test('no call can have another effect', () => {
  expect(Object.keys(EFFECTS)).toHaveLength(10);
});

test.each([
  ['Sin internet', 'no hay internet'],
  ['Respuesta 419', 'contesta 419'],
  ['El servidor no contesta', 'nunca contesta'],
  ['Servidor caído', 'contesta 502'],
  ['Red lenta', 'tarda 1.2 segundos'],
])('the switch “%s” of all calls has the effect: %s', (name, words) => {
  const fault = NETWORK_FAULTS.find((one) => one.name === name);
  expect(describeEffect(fault?.effect ?? {})).toBe(words);
});

test('the code of “Red lenta” is its delay', () => {
  const slow = NETWORK_FAULTS.find(({ id }) => id === 'latency');
  expect(slow?.code).toBe(
    `${Number(slow && 'delay' in slow.effect && slow.effect.delay).toLocaleString('es-MX')} ms`,
  );
});
