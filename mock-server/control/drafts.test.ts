import { expect, test } from 'vitest';
import { copyDrafts } from './drafts.ts';

test('copyDrafts keeps the first state’s draft under a common key, and takes only drafts of the second', () => {
  const other = { storage: { 'lmx:draft:1:1': 'old', 'lmx:token': 'old' }, route: '/games' };
  expect(copyDrafts({ storage: { 'lmx:draft:1:1': 'new' }, route: '/' }, other)).toEqual({
    storage: { 'lmx:draft:1:1': 'new' },
    route: '/',
  });
});
