import { expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

test('an emitter calls every listener until the listener is removed', () => {
  const emitter = createEmitter<number>();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = emitter.on(first);
  emitter.on(second);
  emitter.emit(1);
  stop();
  emitter.emit(2);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[1]], [[1], [2]]]);
});

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
