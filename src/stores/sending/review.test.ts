import { expect, test } from 'vitest';
import type { TicketLine } from '../../domain/tickets.ts';
import { type Removal, updateReview } from './review.ts';

const LINES = [{ gameId: '1' }, { gameId: '2' }] as unknown as readonly TicketLine[];

test.each<[Removal, Removal, Removal]>([
  ['closed', 'sent', 'sent'],
  ['emptied', 'closed', 'closed'],
  ['emptied', 'emptied', 'emptied'],
])('updateReview of a game that is %s and one that is %s returns %s', (first, second, expected) => {
  const removed = new Map([
    ['1', first],
    ['2', second],
  ]);
  expect(updateReview({ lines: LINES, missing: 3 }, removed, 3)).toBe(expected);
});
