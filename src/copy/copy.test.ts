import { expect, test } from 'vitest';
import { faqCopy } from './faq.ts';
import { getFieldError, getSummaryError } from './fields.ts';
import { gamesCopy } from './games.ts';
import { homeCopy } from './home.ts';
import { modalsCopy } from './modals.ts';
import { rankingCopy } from './ranking.ts';
import { registerCopy } from './register.ts';
import { rewardsCopy } from './rewards.ts';
import { termsCopy } from './terms.ts';

const NICKNAME_RULE = 'De 3 a 20 letras, números, punto o guion; no uses tu teléfono.';
const TIE_RULE = [
  'Más marcadores exactos.',
  'Más resultados acertados.',
  'Más trivias acertadas.',
  'Haber hecho antes su último envío (hora del servidor).',
];

test('the error of a refused nickname states the nickname rule, which excludes phone numbers', () => {
  expect(getFieldError('nickname')).toBe(NICKNAME_RULE);
});

test('the error summary of the registration says “10 dígitos” only once for a wrong phone number', () => {
  const line = registerCopy.summaryLine(registerCopy.phoneLabelShort, getSummaryError('phone') ?? '');
  expect(line).toBe('Celular: escríbelo a 10 dígitos');
});

test.each([
  ['the ranking', rankingCopy.tieRules],
  ['Preguntas Frecuentes', faqCopy.entries.find(({ slug }) => slug === 'desempate')?.list],
  [
    'Términos y Condiciones',
    termsCopy.document.sections
      .find(({ slug }) => slug === 'desempate')
      ?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])),
  ],
])('%s states the tie-break rule with the shared wording', (_page, rules) => {
  expect(rules).toEqual(TIE_RULE);
});

test('Premios states the tie-break rule in one sentence with the shared wording', () => {
  expect(rewardsCopy.decideTies).toContain(
    'más marcadores exactos, más resultados acertados, más trivias acertadas y haber hecho antes su último envío (hora del servidor).',
  );
});

test('Inicio and Preguntas Frecuentes say that predictions normally close two hours before a game', () => {
  const normally = /^Normalmente, hasta 2 horas antes de cada partido/;
  expect(homeCopy.stepScoresText).toMatch(normally);
  expect(JSON.stringify(faqCopy)).toMatch(/"Normalmente, hasta 2 horas antes de cada partido/);
});

test.each([
  [modalsCopy.poolSent.text({ left: 1 }), '1 pronóstico sellado. Te falta 1.'],
  [modalsCopy.poolsSent.text({ lines: [1, 2, 3], left: 6 }), '3 pronósticos sellados. Te faltan 6.'],
  [gamesCopy.missing(1), 'Te falta 1 partido'],
  [gamesCopy.progressPostponed(4), '4 pospuestos'],
])('a count of games reads “%s”', (text, expected) => {
  expect(text).toBe(expected);
});

test('the dialogs of sent predictions say whether a lost trivia can still come', () => {
  const { poolSent, poolsSent } = modalsCopy;
  expect(poolSent.text({})).toMatch(/disfruta el partido\.$/);
  expect(poolSent.text({ lostTrivia: 'later' })).toMatch(
    /llega otra vez con tu próximo envío de esta jornada\.$/,
  );
  expect(poolsSent.text({ lines: [], lostTrivia: 'gone' })).toMatch(/ya no podemos recuperarla\.$/);
});
