import { expect, test } from 'vitest';
import { createRootBranch } from './branch.ts';
import { storePageState } from './store-page-state.ts';

const toPage = (route: string) => ({ storage: {}, route });
const fact = (seq: number) => ({ seq, at: seq, by: 'app' as const, kind: 'add', payload: {} });
const createBranch = (count: number, cursor: number) => ({
  ...createRootBranch({ seed: 7, parameters: {}, start: 0 }),
  facts: Array.from({ length: count }, (_, index) => fact(index + 1)),
  cursor,
});

test.each([
  [0, 0, ['/second']],
  [2, 0, ['/first', null, null]],
  [2, 1, [null, '/first', null]],
  [2, 2, [null, null, '/second']],
])(
  'of two page states in a branch of %i facts with the cursor at %i, each stays where a replay needs it',
  (count, cursor, routes) => {
    const branch = createBranch(count, cursor);
    storePageState(branch, toPage('/first'));
    storePageState(branch, toPage('/second'));
    const stored = [branch.basePage, ...branch.facts.map((own) => ('page' in own ? own.page : null))];
    expect(stored.map((page) => (page as { route: string } | null)?.route ?? null)).toEqual(routes);
  },
);
