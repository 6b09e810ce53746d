import { describe, expect, test, vi } from 'vitest';
import { createModalStore, ERROR_MODALS, FLOW_MODALS } from './modal.ts';

test('the lists of dialog types contain each type once', () => {
  const types = [...ERROR_MODALS, ...FLOW_MODALS];
  expect(types).toEqual([...new Set(types)]);
});

describe('the dialog store', () => {
  test('the dialog store shows one dialog at a time, and the next one after the first is accepted', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'connectionError' });
    expect(modal.current.value?.type).toBe('networkError');
    modal.accept();
    expect(modal.current.value?.type).toBe('connectionError');
  });

  test('the dialog store does not queue a dialog of the type that is already open', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'networkError' });
    modal.accept();
    expect(modal.isVisible.value).toBe(false);
  });

  test('the dialog store replaces a progress dialog by its result', () => {
    const modal = createModalStore();
    modal.show({ type: 'sendingPool' });
    modal.show({ type: 'poolSent' });
    expect(modal.current.value?.type).toBe('poolSent');
  });

  test('the dialog store closes a dialog before its handler runs, so that the handler can open another', () => {
    const modal = createModalStore();
    modal.show({ type: 'closeSession', onAccept: () => modal.show({ type: 'signingOut' }) });
    modal.accept();
    expect(modal.current.value?.type).toBe('signingOut');
  });

  test('the dialog store calls onCancel when a dialog is closed without a choice', () => {
    const onCancel = vi.fn();
    const modal = createModalStore();
    modal.show({ type: 'deleteAccount', onCancel });
    modal.close();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('hide of the dialog store closes only a dialog of the given type', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.hide('signingOut');
    expect(modal.isVisible.value).toBe(true);
  });

  test('clear of the dialog store also removes queued dialogs', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'connectionError' });
    modal.clear();
    modal.accept();
    expect(modal.isVisible.value).toBe(false);
  });
});
