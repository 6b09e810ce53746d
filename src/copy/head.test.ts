import { expect, test } from 'vitest';
import { HEAD } from './head.ts';

const heads = Object.values(HEAD);

test.each(['title', 'description', 'ogTitle', 'ogDescription', 'ogImageAlt'] as const)(
  'no two public pages have the same %s',
  (field) => {
    expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
  },
);

test('the description of each public page has 50 to 160 characters, so that a search result shows all of it', () => {
  expect(heads.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([]);
});

test('the ogTitle of each public page has at most 60 characters, one line in a messenger', () => {
  expect(heads.filter(({ ogTitle }) => ogTitle.length > 60)).toEqual([]);
});
