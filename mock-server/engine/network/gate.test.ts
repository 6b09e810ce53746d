import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('a call at the closed gate waits until the gate opens, and a call at the open gate doesn’t wait', async () => {
  const gate = createGate();
  const passed: string[] = [];
  const pass = (name: string) => void gate.whenOpen().then(() => passed.push(name));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  pass('before');
  gate.close();
  pass('during');
  await settle();
  expect([gate.isOpen(), passed]).toEqual([false, ['before']]);
  gate.open();
  pass('after');
  await settle();
  expect([gate.isOpen(), passed]).toEqual([true, ['before', 'during', 'after']]);
});
