import { describe, expect, test, vi } from 'vitest';
import { createModalStore, ERROR_MODALS, FLOW_MODALS } from './modal.ts';

test('the lists of dialogs name each type once', () => {
  const types = [...ERROR_MODALS, ...FLOW_MODALS];
  expect(types).toEqual([...new Set(types)]);
});

describe('showing dialogs', () => {
  test('shows one at a time and the next when the first is accepted', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'connectionError' });
    expect(modal.current.value?.type).toBe('networkError');
    modal.accept();
    expect(modal.current.value?.type).toBe('connectionError');
  });

  test('never makes the same dialog wait behind itself', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'networkError' });
    modal.accept();
    expect(modal.isVisible.value).toBe(false);
  });

  test('lets a result take the place of its progress', () => {
    const modal = createModalStore();
    modal.show({ type: 'sendingPool' });
    modal.show({ type: 'poolSent' });
    expect(modal.current.value?.type).toBe('poolSent');
  });

  test('closes before its handler runs, so that the handler can show another', () => {
    const modal = createModalStore();
    modal.show({ type: 'closeSession', onAccept: () => modal.show({ type: 'signingOut' }) });
    modal.accept();
    expect(modal.current.value?.type).toBe('signingOut');
  });

  test('takes a way out that is not a choice for a cancel', () => {
    const onCancel = vi.fn();
    const modal = createModalStore();
    modal.show({ type: 'deleteAccount', onCancel });
    modal.close();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('hides only the dialog that is named', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.hide('signingOut');
    expect(modal.isVisible.value).toBe(true);
  });

  test('forgets those that wait when everything is cleared', () => {
    const modal = createModalStore();
    modal.show({ type: 'networkError' });
    modal.show({ type: 'connectionError' });
    modal.clear();
    modal.accept();
    expect(modal.isVisible.value).toBe(false);
  });
});
