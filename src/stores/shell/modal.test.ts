import { describe, expect, test, vi } from 'vitest';
import { createModalStore, ERROR_MODALS, FLOW_MODALS } from './modal.ts';

test('the lists of dialogs name each type once', () => {
  const types = [...ERROR_MODALS, ...FLOW_MODALS];
  expect(types).toEqual([...new Set(types)]);
});

describe('the dialog store', () => {
  test('shows one dialog at a time and the next when the first is accepted', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'connectionError' });
    expect(modal.current.value?.type).toBe('networkError');
    modal.accept();
    expect(modal.current.value?.type).toBe('connectionError');
  });

  test('never queues the dialog that is already open', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'networkError' });
    modal.accept();
    expect(modal.isVisible.value).toBe(false);
  });

  test('replaces a progress dialog by its result', () => {
    const modal = createModalStore();
    modal.show({ type: 'sendingPool' });
    modal.show({ type: 'poolSent' });
    expect(modal.current.value?.type).toBe('poolSent');
  });

  test('closes the dialog before its handler runs, so that the handler can open another', () => {
    const modal = createModalStore();
    modal.show({ type: 'closeSession', onAccept: () => modal.show({ type: 'signingOut' }) });
    modal.accept();
    expect(modal.current.value?.type).toBe('signingOut');
  });

  test('treats closing without a choice as cancel', () => {
    const onCancel = vi.fn();
    const modal = createModalStore();
    modal.show({ type: 'deleteAccount', onCancel });
    modal.close();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('closes only the named dialog', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.hide('signingOut');
    expect(modal.isVisible.value).toBe(true);
  });

  test('clears the queue when everything is cleared', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'connectionError' });
    modal.clear();
    modal.accept();
    expect(modal.isVisible.value).toBe(false);
  });
});
