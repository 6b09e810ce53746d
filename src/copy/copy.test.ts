import { expect, test } from 'vitest';
import { bonusCopy } from './bonus.ts';
import { changePasswordCopy } from './change-password.ts';
import { confirmAccountCopy } from './confirm-account.ts';
import { faqCopy } from './faq.ts';
import { getFieldProblem, getSummaryProblem } from './fields.ts';
import { forgotPasswordCopy } from './forgot-password.ts';
import { gamesCopy } from './games.ts';
import { homeCopy } from './home.ts';
import { loginCopy } from './login.ts';
import { modalsCopy } from './modals.ts';
import { playerHomeCopy } from './player-home.ts';
import { profileCopy } from './profile.ts';
import { promotions } from './promotions.ts';
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

test.each([
  ['log-in', loginCopy.submitting, 'Entrando…'],
  ['first step of registration', registerCopy.continuing, 'Revisando…'],
  ['second step of registration', registerCopy.creating, 'Creando…'],
  ['postal code', registerCopy.placeLooking, 'Buscando tu zona…'],
  ['confirmation', confirmAccountCopy.submitting, 'Confirmando…'],
  ['new code', confirmAccountCopy.resending, 'Reenviando…'],
  ['forgotten password', forgotPasswordCopy.submitting, 'Enviando…'],
  ['new password', changePasswordCopy.submitting, 'Guardando…'],
])('the busy label of the %s ends in an ellipsis without a space', (_form, words, expected) => {
  expect(words).toBe(expected);
});

test('the nickname’s hint states its rule', () => {
  expect(registerCopy.nicknameHint).toContain(NICKNAME_RULE);
});

test('a refused nickname is answered with its rule, which also says that a phone number won’t do', () => {
  expect(getFieldProblem('nickname')).toBe(NICKNAME_RULE);
});

test('the error summary names a wrong phone without saying “10 dígitos” twice', () => {
  const line = registerCopy.summaryLine(registerCopy.phoneLabelShort, getSummaryProblem('phone') ?? '');
  expect(line).toBe('Celular: escríbelo a 10 dígitos');
});

test('the first step of Inicio promises what registration asks for', () => {
  expect(homeCopy.stepRegisterText).toBe('Llena tus datos, confirma tu correo y juega toda la temporada.');
});

test('a promotion without an address has no hint of its own', () => {
  const empty = promotions.filter(({ url }) => url === null);
  expect(empty.map(({ text }) => text).join()).not.toMatch(/todavía|pronto/i);
});

test('an empty promotion says “Muy pronto.”', () => {
  expect(bonusCopy.promotionSoon).toBe('Muy pronto.');
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
])('%s states the tie rule in the one wording', (_page, rules) => {
  expect(rules).toEqual(TIE_RULE);
});

test('Premios states the tie rule in the one wording, as a sentence', () => {
  expect(rewardsCopy.decideTies).toContain(
    'más marcadores exactos, más resultados acertados, más trivias acertadas y haber hecho antes su último envío (hora del servidor).',
  );
});

test('a first place is written “1.er lugar” in the sum of a week', () => {
  expect(gamesCopy.sumPosition(1)).toBe('1.er lugar');
});

test('a third place is written “3.er lugar” on a boleto of Perfil', () => {
  expect(profileCopy.ticketPlace(3)).toBe('3.er lugar');
});

test('every prize for first place is labelled “1.er lugar”', () => {
  expect([rewardsCopy.weekly[0]?.place, rewardsCopy.grand[0]?.place]).toEqual([
    '1.er lugar',
    '1.er lugar del ranking general',
  ]);
});

test('the refusal of a closed game ends in what can be done: “Manda los demás.”', () => {
  expect(modalsCopy.poolGameNotAvailable.text({ hours: 2 })).toBe(
    'Uno de tus partidos ya cerró: recibimos pronósticos hasta 2 horas antes del silbatazo. Manda los demás.',
  );
});

test('“enviados” agrees with the games of the week, not with those sent', () => {
  expect(playerHomeCopy.ticketSent(1, 9)).toBe('1 de 9 enviados');
});

test('a month and its year are joined by “de” on the credential', () => {
  expect(profileCopy.since('ago', '2026')).toBe('Desde ago de 2026');
});
