import { expect, test } from 'vitest';
import { toFaultSpec } from './fault-spec.ts';

const FAULT = { match: 'GET /api/tasks', effect: { drop: true } } as const;

test.each([
  [
    { ...FAULT, label: 'Corte', p: 1, when: 'before' as const },
    { ...FAULT, times: 1 },
  ],
  [
    { ...FAULT, id: 'f1', times: 'always' as const, p: 0.5, when: 'after' as const },
    { ...FAULT, id: 'f1', times: 'always', p: 0.5, when: 'after' },
  ],
])('a recording keeps of the fault %j what is no default', (fault, kept) => {
  expect(toFaultSpec(fault)).toEqual(kept);
});
