import { expect, test } from 'vitest';
import { createModalStore, type ModalStore } from './modal.ts';

const TRIVIA = {
  type: 'trivia' as const,
  params: { trivia: { id: '5', question: '¿Cuándo llegó la ola?', options: ['1970', '1986'] }, week: 7 },
};

/** Accepts one dialog after another, at most five, and returns their types. */
function acceptAll(modal: ModalStore) {
  const types: string[] = [];
  while (modal.current.value && types.length < 5) {
    types.push(modal.current.value.type);
    modal.accept();
  }
  return types;
}

test('the dialog store queues each type of dialog once, in the order of the calls of `show` [4.57]', () => {
  const modal = createModalStore();
  for (const type of [
    'networkError',
    'networkError',
    'connectionError',
    'poolInvalid',
    'connectionError',
  ] as const)
    modal.show({ type });
  expect(acceptAll(modal)).toEqual(['networkError', 'connectionError', 'poolInvalid']);
});

test('`cancel` of the dialog store closes the dialog and calls only its `onCancel` [3.32, 4.58]', () => {
  const calls: string[] = [];
  const modal = createModalStore();
  modal.show({
    type: 'deleteAccount',
    onAccept: () => calls.push('onAccept'),
    onCancel: () => calls.push('onCancel'),
  });
  modal.cancel();
  expect([modal.current.value, calls]).toEqual([null, ['onCancel']]);
});

test.each([
  ['accept', 'onAccept'],
  ['cancel', 'onCancel'],
] as const)('a dialog that the answer to `%s` shows opens before those that wait', (answer, handler) => {
  const modal = createModalStore();
  modal.show({ type: 'networkError', [handler]: () => modal.show({ type: 'sendingPool' }) });
  modal.show({ type: 'connectionError' });
  modal[answer]();
  expect(modal.current.value?.type).toBe('sendingPool');
  modal.hide('sendingPool');
  expect(modal.current.value?.type).toBe('connectionError');
});

test('a dialog that waits opens also when the answer to the open one throws', () => {
  const modal = createModalStore();
  const fail = () => {
    throw new Error('answer');
  };
  modal.show({ type: 'networkError', onAccept: fail });
  modal.show({ type: 'connectionError' });
  expect(modal.accept).toThrow('answer');
  expect(modal.current.value?.type).toBe('connectionError');
});

test('`hide` of the dialog store closes only a dialog of the given type', () => {
  const modal = createModalStore();
  modal.show({ type: 'networkError' });
  modal.hide('signingOut');
  expect(modal.isVisible.value).toBe(true);
  modal.hide('networkError');
  expect(modal.isVisible.value).toBe(false);
});

test.each(['createAccount', 'signingOut', 'changingPassword', 'sendingPool'] as const)(
  'the next dialog replaces the progress dialog %s at once, which doesn’t open again',
  (type) => {
    const modal = createModalStore();
    modal.show({ type });
    modal.show({ type: 'networkError' });
    expect(acceptAll(modal)).toEqual(['networkError']);
  },
);

test('a progress dialog that is shown while another dialog is open waits for it', () => {
  const modal = createModalStore();
  modal.show({ type: 'networkError' });
  modal.show({ type: 'signingOut' });
  expect(acceptAll(modal)).toEqual(['networkError', 'signingOut']);
});

test('a trivia that is shown while other dialogs are open or wait comes after all of them', () => {
  const modal = createModalStore();
  modal.show({ type: 'networkError' });
  modal.show(TRIVIA);
  for (const type of ['connectionError', 'poolInvalid'] as const) modal.show({ type });
  expect(acceptAll(modal)).toEqual(['networkError', 'connectionError', 'poolInvalid', 'trivia']);
});

test('`clear` of the dialog store closes the open dialog and removes the queued dialogs', () => {
  const modal = createModalStore();
  modal.show({ type: 'networkError' });
  modal.show({ type: 'connectionError' });
  modal.clear();
  expect(modal.isVisible.value).toBe(false);
  modal.show({ type: 'poolInvalid' });
  modal.accept();
  expect(modal.isVisible.value).toBe(false);
});

test('every other dialog comes before the trivia, which opens again after them', () => {
  const modal = createModalStore();
  modal.show(TRIVIA);
  for (const type of ['networkError', 'connectionError'] as const) modal.show({ type });
  expect(acceptAll(modal)).toEqual(['networkError', 'connectionError', 'trivia']);
});

test('`hide` of the dialog store also removes a trivia that waits for another dialog', () => {
  const modal = createModalStore();
  modal.show(TRIVIA);
  modal.show({ type: 'networkError' });
  modal.hide('trivia');
  expect(acceptAll(modal)).toEqual(['networkError']);
});

test('a dialog that takes the place of a progress dialog doesn’t come a second time from the queue', () => {
  const modal = createModalStore();
  modal.show({ type: 'deleteAccount', onAccept: () => modal.show({ type: 'sendingPool' }) });
  modal.show({ type: 'networkError' });
  modal.accept();
  modal.show({ type: 'networkError' });
  expect(acceptAll(modal)).toEqual(['networkError']);
});
