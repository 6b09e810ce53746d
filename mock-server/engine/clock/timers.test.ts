// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTodo, HOUR } from '../testing/todo.ts';

afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const engine = createTodo({ device: true });
  onTestFinished(engine.shutdown);
  return engine;
}

test('timers, animation frames and `performance.now` are native and still run while the device clock follows a frozen world', async () => {
  const own = () => [
    setTimeout,
    setInterval,
    clearTimeout,
    queueMicrotask,
    requestAnimationFrame,
    performance.now,
  ];
  const before = own();
  start().device.set('server');
  own().forEach((value, index) => {
    expect(value).toBe(before[index]);
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 1));
});

test('fake timers in the page stall neither a call nor a time jump', async () => {
  const { faults, goTo, handle, pipeline, world } = start();
  vi.useFakeTimers();
  faults.add({ match: '*', effect: { delay: 20 } });
  expect((await handle(new Request('http://localhost/api/tasks'))).status).toBe(200);
  const before = world.now();
  await goTo(before + HOUR);
  await pipeline.idle();
  expect(world.now()).toBe(before + HOUR);
});
