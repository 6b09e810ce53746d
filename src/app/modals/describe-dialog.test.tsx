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
    ['accept', 'line'],
    ['cancel', 'primary'],
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

test('the dialog of an error that asks for a wait says the seconds in place of “un ratito”', () => {
  const limited = { type: 'unpreventedError', params: { keepsDrafts: true, waitSeconds: 45 } } as const;
  expect(describeDialog(limited, createDialogStores()).text).toMatch(
    /; inténtalo de nuevo en 45\ss: tu borrador se queda guardado\.$/,
  );
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

const getLook = (dialog: TextDialogRequest) => {
  const { variant, card, buttons, acceptGoesTo } = describeDialog(dialog, createDialogStores());
  const words = buttons.map(
    ({ action, variant: look, hasFocus }) => `${action} ${look}${hasFocus ? ' focus' : ''}`,
  );
  return [variant, card ?? null, words.join(', '), acceptGoesTo ?? null];
};

/** What each dialog looks like: its kind, its card, its buttons, and the page that “accept” opens. */
const LOOKS: Record<
  TextDialogRequest['type'],
  [DialogLook['variant'], DialogLook['card'], string, DialogLook['acceptGoesTo'] | null]
> = {
  accountDeleted: ['done', 'tunnel', 'accept primary focus', null],
  accountEliminated: ['error', 'redCard', 'cancel line, accept primary focus', 'register'],
  accountVerified: ['done', 'credential', 'accept primary focus', 'login'],
  changePasswordError: ['error', 'key', 'cancel line, accept primary focus', 'forgotPassword'],
  changePasswordExpired: ['error', 'stopwatch', 'cancel line, accept primary focus', 'forgotPassword'],
  changingPassword: ['progress', 'key', '', null],
  closeSession: ['confirm', 'tunnel', 'cancel line focus, accept primary', null],
  connectionError: ['error', 'stands', 'accept primary focus', null],
  continueStepForm: ['confirm', 'credential', 'cancel line focus, accept primary', null],
  createAccount: ['progress', 'stands', '', null],
  deleteAccount: ['confirm', 'redCard', 'cancel line focus, accept danger', null],
  emailSentChangePasswordSuccess: ['done', 'mail', 'accept primary focus', 'login'],
  expiredSession: ['error', 'redCard', 'accept primary focus', null],
  networkError: ['error', 'antenna', 'accept primary focus', null],
  newAccount: ['done', 'mail', 'accept primary focus', 'confirmAccount'],
  passwordChanged: ['done', 'key', 'accept primary focus', 'login'],
  poolGameNotAvailable: ['error', 'whistle', 'accept primary focus', 'games'],
  poolInvalid: ['error', 'scoreboard', 'accept primary focus', null],
  poolNotAvailable: ['error', 'stopwatch', 'accept primary focus', null],
  poolSent: ['done', null, 'accept primary focus', null],
  poolsSent: ['done', null, 'accept primary focus', null],
  poolWeekNotValid: ['error', 'offside', 'accept primary focus', null],
  promotionAsset: ['error', 'snack', 'accept primary focus', null],
  questionAnsweredByUser: ['error', 'whistle', 'accept primary focus', null],
  questionNotFound: ['error', 'ball', 'accept primary focus', null],
  sendPool: ['confirm', 'ticket', 'accept line, cancel primary', null],
  sendingPool: ['progress', 'ticket', '', null],
  sentVerifyCode: ['done', 'mail', 'accept primary focus', null],
  signingOut: ['progress', 'tunnel', '', null],
  signOut: ['done', 'tunnel', 'accept primary focus', null],
  unpreventedError: ['error', 'post', 'accept primary focus', null],
  verifyAccountError: ['confirm', 'mail', 'cancel line, accept primary focus', 'confirmAccount'],
  verifyAccountSuccess: ['done', 'goal', 'accept primary focus', 'games'],
};

test.each(SAMPLE_DIALOGS.map((dialog) => [dialog.type, dialog] as const))(
  'the dialog %s has its colour, its card, its buttons and the page that it opens',
  (type, dialog) => {
    expect(getLook(dialog)).toEqual(LOOKS[type]);
  },
);

test.each([
  [true, 'cancel line, accept primary focus'],
  [false, 'accept primary focus'],
])(
  'the dialog networkError of a call that can be repeated (%s) has the buttons “%s”',
  (canRetry, buttons) => {
    expect(getLook({ type: 'networkError', params: { canRetry } })[2]).toBe(buttons);
  },
);
