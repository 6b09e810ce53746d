import { expect, test } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import { WHEN_ANOTHER_IS_SHOWN } from '../../stores/shell/dialogs.ts';
import { createDialogStores, SAMPLE_DIALOGS } from '../../testing/sample-dialogs.ts';
import { describeDialog } from './describe-dialog.tsx';

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
