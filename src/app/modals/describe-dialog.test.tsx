import { expect, test } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import { type TextDialogRequest, WHEN_ANOTHER_IS_SHOWN } from '../../stores/shell/dialogs.ts';
import { createDialogStores, SAMPLE_DIALOGS } from '../../testing/sample-dialogs.ts';
import { type DialogLook, describeDialog } from './describe-dialog.tsx';

test('the sample dialogs contain each dialog of `copy/modals.ts` once', () => {
  expect(SAMPLE_DIALOGS.map(({ type }) => type).sort()).toEqual(Object.keys(modalsCopy).sort());
});

test('exactly the dialogs that the next dialog closes look like progress', () => {
  const progress = SAMPLE_DIALOGS.filter(
    (dialog) => describeDialog(dialog, createDialogStores()).variant === 'progress',
  );
  expect(progress.map(({ type }) => [type, WHEN_ANOTHER_IS_SHOWN[type]])).toEqual([
    ['changingPassword', 'close'],
    ['createAccount', 'close'],
    ['sendingPool', 'close'],
    ['signingOut', 'close'],
  ]);
});

test('the dialog sendPool warns, has the looks of its buttons swapped, and counts what will be sent [5.7, 8.49]', () => {
  const sample = SAMPLE_DIALOGS.find(({ type }) => type === 'sendPool');
  if (!sample) throw new Error('no sample');
  const { buttons, isWarning, text } = describeDialog(sample, createDialogStores());
  expect([isWarning, text]).toEqual([true, expect.stringContaining('Vas a enviar 3 pronósticos.')]);
  expect(buttons.map(({ action, variant }) => [action, variant])).toEqual([
    ['cancel', 'primary'],
    ['accept', 'line'],
  ]);
});

test('of all dialogs, only sendPool has an icon on its accept button', () => {
  const withIcon = SAMPLE_DIALOGS.filter((dialog) => describeDialog(dialog, createDialogStores()).acceptIcon);
  expect(withIcon.map(({ type }) => type)).toEqual(['sendPool']);
});

test.each([
  ['verifyAccountError', 'confirm'],
  ['accountVerified', 'done'],
] as const)('the dialog %s is no error, so it looks like “%s”, without red', (type, variant) => {
  expect(describeDialog({ type }, createDialogStores()).variant).toBe(variant);
});

test('the dialog of a send that fails for an unknown reason promises that the draft is kept', () => {
  const failed = { type: 'unpreventedError', params: { keepsDrafts: true } } as const;
  expect(describeDialog(failed, createDialogStores()).text).toMatch(/: tu borrador se queda guardado\.$/);
  expect(describeDialog({ type: 'unpreventedError' }, createDialogStores()).text).not.toContain('borrador');
});

test('each dialog has its own title, text and button labels of `copy/modals.ts`', () => {
  const words = SAMPLE_DIALOGS.map((dialog) => {
    const { type } = dialog;
    const copy: { title: string; text: unknown; accept?: unknown; cancel?: string } = modalsCopy[type];
    const { title, text, accept, cancel } = describeDialog(dialog, createDialogStores());
    const isFixed = (one: unknown) => typeof one !== 'function';
    return {
      type,
      shown: [title, isFixed(copy.text) && text, isFixed(copy.accept) && accept, cancel],
      copy: [copy.title, isFixed(copy.text) && copy.text, isFixed(copy.accept) && copy.accept, copy.cancel],
    };
  });
  for (const { type, shown, copy } of words) expect(shown, type).toEqual(copy);
});

/** The card that a dialog shows, and the page that its accept button opens. */
const CARDS: Partial<Record<TextDialogRequest['type'], [DialogLook['card'], DialogLook['acceptGoesTo']?]>> = {
  accountDeleted: ['tunnel'],
  accountEliminated: ['redCard', 'register'],
  accountVerified: ['credential', 'login'],
  changePasswordError: ['key', 'forgotPassword'],
  changePasswordExpired: ['stopwatch', 'forgotPassword'],
  changingPassword: ['key'],
  closeSession: ['tunnel'],
  connectionError: ['stands'],
  continueStepForm: ['credential'],
  createAccount: ['stands'],
  deleteAccount: ['redCard'],
  emailSentChangePasswordSuccess: ['mail', 'login'],
  expiredSession: ['redCard'],
  networkError: ['antenna'],
  newAccount: ['mail', 'confirmAccount'],
  passwordChanged: ['key', 'login'],
  poolGameNotAvailable: ['whistle', 'games'],
  poolInvalid: ['scoreboard'],
  poolNotAvailable: ['stopwatch'],
  poolSent: [null],
  poolsSent: [null],
  poolWeekNotValid: ['offside'],
  promotionAsset: ['snack'],
  questionAnsweredByUser: ['whistle'],
  questionNotFound: ['ball'],
  sendPool: ['ticket'],
  sendingPool: ['ticket'],
  sentVerifyCode: ['mail'],
  signingOut: ['tunnel'],
  signOut: ['tunnel'],
  unpreventedError: ['post'],
  verifyAccountError: ['mail', 'confirmAccount'],
  verifyAccountSuccess: ['goal', 'games'],
};

test.each(SAMPLE_DIALOGS.map((dialog) => [dialog.type, dialog] as const))(
  'the dialog %s shows its card, and its accept button opens its page',
  (type, dialog) => {
    const { card, acceptGoesTo } = describeDialog(dialog, createDialogStores());
    expect([card, acceptGoesTo]).toEqual([CARDS[type]?.[0], CARDS[type]?.[1]]);
  },
);

test.each([
  ['newAccount', 'nuevo@correo.mx'],
  ['sentVerifyCode', 'codigo@correo.mx'],
  ['emailSentChangePasswordSuccess', 'clave@correo.mx'],
] as const)('the dialog %s names the address to which the mail went', (type, email) => {
  expect(describeDialog({ type, params: { email } }, createDialogStores()).email).toBe(email);
});

test('of the questions, only that of deleting the account has a red button', () => {
  const red = SAMPLE_DIALOGS.filter((dialog) =>
    describeDialog(dialog, createDialogStores()).buttons.some(({ variant }) => variant === 'danger'),
  );
  expect(red.map(({ type }) => type)).toEqual(['deleteAccount']);
});
