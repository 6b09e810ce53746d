import { expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

test('a listener that throws doesn’t stop the other listeners, and its error is thrown again in a microtask', async () => {
  const report = vi.fn();
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task();
    } catch (error) {
      report(error);
    }
  });
  const emitter = createEmitter();
  const heard = vi.fn();
  emitter.on(() => {
    throw new Error('broken');
  });
  emitter.on(heard);
  emitter.emit();
  vi.unstubAllGlobals();
  expect(heard).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(new Error('broken'));
});
