import { expect, test } from 'vitest';
import { HEAD } from './head.ts';

const heads = Object.values(HEAD);

test('no two public pages have the same title, description or preview texts', () => {
  for (const field of ['title', 'description', 'ogTitle', 'ogDescription', 'ogImageAlt'] as const) {
    expect(new Set(heads.map((head) => head[field])).size, field).toBe(heads.length);
  }
});

test('a search result shows all of each description (50 to 160 characters), and a messenger all of each ogTitle (60)', () => {
  expect(heads.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([]);
  expect(heads.filter(({ ogTitle }) => ogTitle.length > 60)).toEqual([]);
});
