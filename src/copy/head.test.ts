import { expect, test } from 'vitest';
import { HEAD } from './head.ts';

const heads = Object.values(HEAD);

test.each(['title', 'description', 'ogTitle', 'ogDescription', 'ogImageAlt'] as const)(
  'no two pages share a %s',
  (field) => {
    expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
  },
);

test('descriptions fit what a search result shows', () => {
  expect(heads.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([]);
});

test('card titles fit one line of a messenger', () => {
  expect(heads.filter(({ ogTitle }) => ogTitle.length > 60)).toEqual([]);
});
