import { expect, test } from 'vitest';
import { createTicketLines } from '../../domain/tickets.ts';
import { GAMES, week } from '../../testing/fixtures.ts';
import { type Removal, updateReview } from './review.ts';

const PICKS = ['1', '2'].map((gameId) => ({ gameId, homeScore: 2, awayScore: 1 }));
const REVIEW = {
  week: week(7, '2026-08-28'),
  reviewer: '7',
  lines: createTicketLines(PICKS, GAMES),
  missing: 3,
};

test.each<[Removal, Removal, Removal]>([
  ['closed', 'sent', 'sent'],
  ['emptied', 'closed', 'closed'],
  ['emptied', 'emptied', 'emptied'],
])('updateReview of a game that is %s and one that is %s returns %s', (first, second, expected) => {
  const removed = new Map([
    ['1', first],
    ['2', second],
  ]);
  expect(updateReview(REVIEW, removed, 3)).toBe(expected);
});
