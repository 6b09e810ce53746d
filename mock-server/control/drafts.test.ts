import { expect, test } from 'vitest';
import { copyDrafts } from './drafts.ts';

test('copyDrafts keeps the first page state’s draft when both states have one under the same key, and takes no other item and no route of the second', () => {
  const other = { storage: { 'lmx:draft:1:1': 'old', 'lmx:token': 'old' }, route: '/games' };
  expect(copyDrafts({ storage: { 'lmx:draft:1:1': 'new' }, route: '/' }, other)).toEqual({
    storage: { 'lmx:draft:1:1': 'new' },
    route: '/',
  });
});
