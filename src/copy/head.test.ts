import { expect, test } from 'vitest';
import { accessibilityCopy } from './accessibility.ts';
import { faqCopy } from './faq.ts';
import { HEAD } from './head.ts';
import { homeCopy } from './home.ts';
import { privacyCopy } from './privacy.ts';
import { rewardsCopy } from './rewards.ts';
import { termsCopy } from './terms.ts';

const heads = [
  { ...homeCopy, ...HEAD.home },
  { ...rewardsCopy, ...HEAD.rewards },
  { ...faqCopy, ...HEAD.faq },
  { ...privacyCopy, ...HEAD.privacy },
  { ...termsCopy, ...HEAD.terms },
  { ...accessibilityCopy, ...HEAD.accessibility },
];

test('no two public pages have the same title, description or preview texts', () => {
  for (const field of ['title', 'description', 'ogTitle', 'ogDescription', 'ogImageAlt'] as const) {
    expect(new Set(heads.map((head) => head[field])).size, field).toBe(heads.length);
  }
});

test('a search result shows all of each description (50 to 160 characters), and a messenger all of each ogTitle (60)', () => {
  expect(heads.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([]);
  expect(heads.filter(({ ogTitle }) => ogTitle.length > 60)).toEqual([]);
});
