import { expect, test } from 'vitest';
import { type ActiveCall, createActiveCalls } from './active-calls.ts';
import { createGate } from './gate.ts';
import { createHolds } from './holds.ts';
import { createLog } from './log.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const log = createLog();
  const calls = createActiveCalls(() => {});
  const gate = createGate();
  const holds = createHolds(calls, gate);
  const startHeld = (faultId: string) => {
    const request = { method: 'GET', headers: {}, body: '', cookies: '', signal: null };
    const entry = log.add({ ...request, url: new URL(`http://localhost/${faultId}`) }, null, 0, 0);
    const reply = calls.start({
      entry,
      signal: null,
      describe: (reply) => ({ reply, ms: 5, cursor: 1 }),
      async answer(active: ActiveCall) {
        await holds.hold(faultId, active);
        return { status: 200, headers: {}, body: faultId };
      },
    });
    reply.catch(() => {});
    return { entry, reply };
  };
  return { calls, gate, holds, startHeld };
}

test('`release` with the id of a fault releases only its calls, and without an id all held calls', async () => {
  const { holds, startHeld } = start();
  const [a, b] = [startHeld('a'), startHeld('b')];
  expect([holds.count(), holds.count('a'), holds.list()]).toEqual([2, 1, [a.entry, b.entry]]);
  holds.release('a');
  expect((await a.reply).body).toBe('a');
  expect([a.entry.outcome, b.entry.outcome]).toEqual(['answered', 'held']);
  holds.release();
  expect((await b.reply).body).toBe('b');
});

test('a call that is released at the closed gate goes on when the gate opens', async () => {
  const { gate, holds, startHeld } = start();
  const { entry } = startHeld('a');
  gate.close();
  holds.release();
  await settle();
  expect(entry.outcome).toBe('held');
  gate.open();
  await settle();
  expect(entry).toMatchObject({ outcome: 'answered', status: 200, ms: 5, facts: [0, 1] });
});

test('a held call that is dropped fails as a network error', async () => {
  const { calls, startHeld } = start();
  const { entry, reply } = startHeld('a');
  for (const { drop } of calls.list()) drop();
  await expect(reply).rejects.toThrow('Failed to fetch');
  expect([entry.outcome, calls.list()]).toEqual(['travel', []]);
});
