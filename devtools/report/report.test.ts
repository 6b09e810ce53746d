import { expect, test } from 'vitest';
import type { LogEntry } from '../../mock-server/index.ts';
import { MAX_CALLS, type ReportInput, toMarkdown } from './report.ts';

const CALL: LogEntry = {
  id: 1,
  method: 'POST',
  url: '/api/pool/user',
  endpoint: 'POST /api/pool/user',
  outcome: 'answered',
  status: 422,
  at: Date.parse('2026-08-26T18:00:05Z'),
  ms: 1_200,
  request: { headers: { authorization: 'Bearer 1|secret' }, body: '{"email":"ana@correo.mx"}' },
  response: { headers: {}, body: '{"message":"No bet time"}' },
  faults: ['Envío | boleto'],
  facts: [1, 1],
  unexpectedError: null,
};

const FACTS: ReportInput = {
  link: 'https://demo.mx/lmx/games#sim?s=abc',
  replay: 'https://demo.mx/lmx/#sim?draft=1.abc&mode=apply',
  file: 'mundo-7.json',
  route: '/games',
  title: 'Partidos | Reto Ruffles',
  dialog: 'Partidos No Disponibles',
  seen: ['Partidos No Disponibles', 'Revisa tu boleto, ana@correo.mx.'],
  steps: ['mié 26 ago, 12:00:00: Entra como Ana (Panel)', 'mié 26 ago, 12:00:10: La app está en /games'],
  faults: ['“Envío del boleto: No bet time” (1 vez)'],
  failure: 'No apareció el diálogo poolSent.',
  person: 'Ana',
  now: Date.parse('2026-08-26T18:00:10Z'),
  anomalies: ['congelado', '1 falla'],
  recipe: null,
  calls: [CALL],
  versions: {
    build: 'a1b2',
    browser: 'Firefox 140',
    viewport: '390×844 px, ×2',
    device: 'dom 22 nov, 10:00:00, celular con su hora real',
    zone: 'UTC−8',
    believed: 'mié 26 ago, 12:00:10',
  },
  expected: 'Que se enviara',
  happened: 'Salió otro aviso a ana@correo.mx',
};

test.each([
  '/games (Partidos | Reto Ruffles)',
  '**Qué esperabas:** Que se enviara\n',
  '**Qué pasó:** Salió otro aviso a …\n',
  'Diálogo abierto: Partidos No Disponibles',
  'Abrir esta pantalla (repite los pasos): https://demo.mx/lmx/#sim?draft=1.abc&mode=apply\n- Mundo, sin el diálogo: https',
  'Texto en pantalla: “Partidos No Disponibles” “Revisa tu boleto, ….”\n',
  '1. mié 26 ago, 12:00:00: Entra como Ana (Panel)\n2. mié 26 ago, 12:00:10: La app está en /games\n',
  'Fallas activas: “Envío del boleto: No bet time” (1 vez)\n',
  'El recorrido esperaba otra cosa: No apareció el diálogo poolSent.\n',
  'Hora del mundo: mié 26 ago, 12:00:10',
  'Fuera de lo normal: congelado, 1 falla',
  '| mié 26 ago, 12:00:05 | POST /api/pool/user | 422 | 1,200 ms | falla: Envío \\| boleto |',
  '← {"message":"No bet time"}',
  'Reloj del dispositivo: dom 22 nov, 10:00:00, celular con su hora real\n- Zona horaria del navegador: UTC−8\n',
])('the text of a bug report contains “%s”', (words) => {
  expect(toMarkdown(FACTS)).toContain(words);
});

test('the text of a bug report contains no e-mail address from the tester’s text or a logged call, and no token of a logged call', () => {
  expect(toMarkdown(FACTS)).not.toMatch(/ana@correo|secret/);
});

test('the text of a bug report without a link to the world names the file of the world to attach', () => {
  expect(toMarkdown({ ...FACTS, link: null, replay: null })).toContain('Mundo: adjunta mundo-7.json');
});

test('the text of a bug report lists only the last ten calls', () => {
  const calls = Array.from({ length: MAX_CALLS + 3 }, (_, id) => ({
    ...CALL,
    id,
    url: `/api/zipcode/${id}.`,
  }));
  const text = toMarkdown({ ...FACTS, calls });
  expect(text).not.toContain('/api/zipcode/2.');
  expect(text).toContain('/api/zipcode/3.');
});

test('the text of a bug report states that there are no calls when the log is empty', () => {
  expect(toMarkdown({ ...FACTS, calls: [] })).toContain('### Últimas peticiones\n\nNinguna.');
});

test('the text of a bug report numbers the last 40 steps as in the whole history', () => {
  const text = toMarkdown({
    ...FACTS,
    steps: Array.from({ length: 43 }, (_, index) => `paso ${index + 1}.`),
  });
  expect(text).toContain('(Los 3 anteriores están en Ramas.)\n\n4. paso 4.\n');
  expect(text).toContain('\n43. paso 43.\n');
});
