import { expect, test } from 'vitest';
import { HEAD } from '../src/copy/head.ts';
import { LINK_CARDS } from './link-cards.tsx';

const getTexts = (markup: string, pattern: RegExp) =>
  [...markup.matchAll(pattern)].map(([, text = '']) => text);

test.each(LINK_CARDS.map(({ page, markup }) => [page, markup] as const))(
  'the description of the link picture of the page %s names its heading and its lottery card',
  (page, markup) => {
    const { ogImageAlt } = HEAD[page];
    const [heading = '?'] = getTexts(markup, /<h1>([^<]+)/g);
    const card = getTexts(markup, /lottery-card-caption[^>]*>([^<]+)/g).at(-1);
    expect(ogImageAlt.replaceAll('&', '&amp;').slice(0, heading.length)).toBe(heading);
    expect(ogImageAlt).toContain(`“${card}”`);
  },
);
