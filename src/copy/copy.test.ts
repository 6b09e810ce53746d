import { expect, test } from 'vitest';
import { bonusCopy } from './bonus.ts';
import { changePasswordCopy } from './change-password.ts';
import { confirmAccountCopy } from './confirm-account.ts';
import { faqCopy } from './faq.ts';
import { getFieldError, getSummaryError } from './fields.ts';
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
  ['postal code field', registerCopy.placeLooking, 'Buscando tu zona…'],
  ['confirmation of an account', confirmAccountCopy.submitting, 'Confirmando…'],
  ['request for a new code', confirmAccountCopy.resending, 'Reenviando…'],
  ['request for a password link', forgotPasswordCopy.submitting, 'Enviando…'],
  ['change of a password', changePasswordCopy.submitting, 'Guardando…'],
])(
  'the label that the %s shows while it is busy is “%s”, with no space before the ellipsis',
  (_form, words, expected) => {
    expect(words).toBe(expected);
  },
);

test('the hint of the nickname field states the nickname rule', () => {
  expect(registerCopy.nicknameHint).toContain(NICKNAME_RULE);
});

test('the error of a refused nickname states the nickname rule, which excludes phone numbers', () => {
  expect(getFieldError('nickname')).toBe(NICKNAME_RULE);
});

test('the error summary of the registration says “10 dígitos” only once for a wrong phone number', () => {
  const line = registerCopy.summaryLine(registerCopy.phoneLabelShort, getSummaryError('phone') ?? '');
  expect(line).toBe('Celular: escríbelo a 10 dígitos');
});

test('the first step on Inicio says to fill in the data, confirm the e-mail and play the whole season', () => {
  expect(homeCopy.stepRegisterText).toBe('Llena tus datos, confirma tu correo y juega toda la temporada.');
});

test('the `text` of a promotion without a download address contains neither “todavía” nor “pronto”, because Bonus adds “Muy pronto.” to it', () => {
  const empty = promotions.filter(({ url }) => url === null);
  expect(empty.map(({ text }) => text).join()).not.toMatch(/todavía|pronto/i);
});

test('the label of a promotion without a download address (promotionSoon) is “Muy pronto.”', () => {
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
])('%s states the tie-break rule with the shared wording', (_page, rules) => {
  expect(rules).toEqual(TIE_RULE);
});

test('Premios states the tie-break rule in one sentence with the shared wording', () => {
  expect(rewardsCopy.decideTies).toContain(
    'más marcadores exactos, más resultados acertados, más trivias acertadas y haber hecho antes su último envío (hora del servidor).',
  );
});

test('the weekly total on Partidos writes the first position as “1.er lugar”', () => {
  expect(gamesCopy.sumPosition(1)).toBe('1.er lugar');
});

test('a ticket on Perfil writes the third position as “3.er lugar”', () => {
  expect(profileCopy.ticketPlace(3)).toBe('3.er lugar');
});

test('the weekly prize and the grand prize for the first position are labelled “1.er lugar”', () => {
  expect([rewardsCopy.weekly[0]?.place, rewardsCopy.grand[0]?.place]).toEqual([
    '1.er lugar',
    '1.er lugar del ranking general',
  ]);
});

test('the text of poolGameNotAvailable ends with what the player can do: “Manda los demás.”', () => {
  expect(modalsCopy.poolGameNotAvailable.text({ hours: 2 })).toBe(
    'Uno de tus partidos ya cerró: recibimos pronósticos hasta 2 horas antes del silbatazo. Manda los demás.',
  );
});

test('Inicio and Preguntas Frecuentes say that predictions normally close two hours before a game', () => {
  const normally = /^Normalmente, hasta 2 horas antes de cada partido/;
  expect(homeCopy.stepScoresText).toMatch(normally);
  expect(JSON.stringify(faqCopy)).toMatch(/"Normalmente, hasta 2 horas antes de cada partido/);
});

test('the dialogs of sent predictions say whether a lost trivia can still come', () => {
  const { poolSent, poolsSent } = modalsCopy;
  expect(poolSent.text({})).toMatch(/disfruta el partido\.$/);
  expect(poolSent.text({ lostTrivia: 'later' })).toMatch(
    /llega otra vez con tu próximo envío de esta jornada\.$/,
  );
  expect(poolsSent.text({ count: 9, lostTrivia: 'gone' })).toMatch(/ya no podemos recuperarla\.$/);
});

test('“enviados” on the ticket of Inicio is plural when one of nine predictions is sent', () => {
  expect(playerHomeCopy.ticketSent(1, 9)).toBe('1 de 9 enviados');
});

test('the credential on Perfil joins the month and the year of “Desde ago de 2026” with “de”', () => {
  expect(profileCopy.since('ago', '2026')).toBe('Desde ago de 2026');
});
