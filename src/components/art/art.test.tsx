import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryCard } from '../LotteryCard.tsx';
import type { CardFace } from './card-face.ts';
import { OndaLettering } from './OndaLettering.tsx';
import { Shield } from './Shield.tsx';
import { shieldColor, shieldPattern } from './shield-pattern.ts';
import { Wordmark } from './Wordmark.tsx';

const DECK = Object.values(
  import.meta.glob<Record<string, CardFace>>('./cards/*.tsx', { eager: true }),
).flatMap((module) => Object.values(module));

test('the deck has 24 cards, each with its own number', () => {
  expect(DECK).toHaveLength(24);
  expect(new Set(DECK.map((card) => card.number)).size).toBe(24);
});

test('no drawing carries a style attribute', () => {
  const all = (
    <>
      {DECK.map((card) => (
        <LotteryCard key={card.name} card={card} />
      ))}
      <Wordmark label="Reto Ruffles" />
      <OndaLettering />
      <Shield team={{ shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' }} />
    </>
  );
  expect(renderToStaticMarkup(all)).not.toContain('style=');
});

test('two shields on a page have different clip paths', () => {
  const team = { shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
  const { container } = render(
    <>
      <Shield team={team} />
      <Shield team={team} />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});

test('a club’s shield always has the same pattern', () => {
  expect(shieldPattern('GDL')).toBe(shieldPattern('NEC'));
  expect(shieldPattern('GDL')).not.toBe(shieldPattern('CAZ'));
});

test('an unknown club’s shield always has the same pattern', () => {
  expect(shieldPattern('XYZ')).toBe(shieldPattern('XYZ'));
});

test.each([
  ['#0B2F6B', '#0B2F6B'],
  ['#fff', '#fff'],
  ['url(https://example.com/a.svg#x)', '#000000'],
  ['red', '#000000'],
  ['', '#000000'],
])('a shield paints the colour %j as %s', (sent, painted) => {
  expect(shieldColor(sent, '#000000')).toBe(painted);
});
