import { expect, test } from 'vitest';
import { createLabel, describeEffect } from './describe-effect.ts';
import type { Effect } from './fault.ts';

test.each<[effect: Effect, text: string]>([
  [{ delay: 1_000 }, 'tarda 1 segundo'],
  [{ delay: [500, 3_000] }, 'tarda de 0.5 a 3 segundos'],
  [{ hold: true, status: 500 }, 'se retiene hasta soltarla y contesta 500'],
  [{ status: 503 }, 'contesta 503 y pide esperar 30 segundos'],
  [{ status: 429, message: 'Espera', retryAfter: 0 }, 'contesta 429 Espera y pide esperar 0 segundos'],
  [{ status: 200, body: '{}' }, 'contesta 200 con tu cuerpo'],
  [{ status: 422, message: 'No', body: '{}' }, 'contesta 422 con tu cuerpo'],
  [{ delay: 3_000, status: 200 }, 'tarda 3 segundos y contesta 200 con la respuesta de siempre'],
  [{ status: 200, message: 'Va' }, 'contesta 200 Va'],
  [{ status: 204 }, 'contesta 204'],
  [{ status: 418, message: 'Soy una tetera' }, 'contesta 418 Soy una tetera'],
  [{ status: 429, retryAfter: 30 }, 'contesta 429 y pide esperar 30 segundos'],
  [{ status: 503, retryAfter: 1 }, 'contesta 503 y pide esperar 1 segundo'],
  [{ body: 'html' }, 'contesta una página HTML'],
  [{ body: '{}' }, 'contesta otro texto'],
])('the effect %j is described as “%s”', (effect, text) => {
  expect(describeEffect(effect)).toBe(text);
});

test('the name of a fault of all calls says that it comes after the route', () => {
  const label = createLabel({ match: '*', effect: { drop: true }, when: 'after' });
  expect(label).toBe('Todas las peticiones: se corta la conexión, después de guardar');
});
