import { expect, test, vi } from 'vitest';
import { createModalStore, type ModalStore } from './modal.ts';

/** Accepts one dialog after another, at most five, and returns their types. */
function acceptAll(modal: ModalStore) {
  const types: string[] = [];
  while (modal.current.value && types.length < 5) {
    types.push(modal.current.value.type);
    modal.accept();
  }
  return types;
}

test('the dialog store queues each type of dialog once, in the order of the calls of `show`', () => {
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

test('`cancel` of the dialog store closes the dialog and calls only its `onCancel`', () => {
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

test('`hide` of the dialog store closes only a dialog of the given type', () => {
  const modal = createModalStore();
  modal.show({ type: 'networkError' });
  modal.hide('signingOut');
  expect(modal.isVisible.value).toBe(true);
  modal.hide('networkError');
  expect(modal.isVisible.value).toBe(false);
});

test('`reviseReview` of the dialog store replaces the parameters of an open review, and of no other dialog', () => {
  const onAccept = vi.fn();
  const modal = createModalStore();
  modal.show({ type: 'closeSession', params: { draftCount: 3 } });
  modal.show({ type: 'sendPool', params: { lines: [], missing: 2 }, onAccept });
  modal.reviseReview({ lines: [], missing: 4 });
  expect(modal.current.value?.params).toEqual({ draftCount: 3 });
  modal.accept();
  modal.reviseReview({ lines: [], missing: 4 });
  expect(modal.current.value).toEqual({ type: 'sendPool', params: { lines: [], missing: 4 }, onAccept });
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
  modal.show({ type: 'trivia' });
  for (const type of ['networkError', 'connectionError'] as const) modal.show({ type });
  expect(acceptAll(modal)).toEqual(['networkError', 'connectionError', 'trivia']);
});

test('`hide` of the dialog store also removes a trivia that waits for another dialog', () => {
  const modal = createModalStore();
  modal.show({ type: 'trivia' });
  modal.show({ type: 'networkError' });
  modal.hide('trivia');
  expect(acceptAll(modal)).toEqual(['networkError']);
});
