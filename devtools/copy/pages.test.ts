import { expect, test } from 'vitest';
import { accessibilityCopy } from '../../src/copy/accessibility.ts';
import { bonusCopy } from '../../src/copy/bonus.ts';
import { faqCopy } from '../../src/copy/faq.ts';
import { gamesCopy } from '../../src/copy/games.ts';
import { homeCopy } from '../../src/copy/home.ts';
import { privacyCopy } from '../../src/copy/privacy.ts';
import { profileCopy } from '../../src/copy/profile.ts';
import { rankingCopy } from '../../src/copy/ranking.ts';
import { rewardsCopy } from '../../src/copy/rewards.ts';
import { termsCopy } from '../../src/copy/terms.ts';
import { PAGE_NAMES } from './pages.ts';

const TITLES = {
  '/': homeCopy.title,
  '/rewards': rewardsCopy.title,
  '/faq': faqCopy.title,
  '/privacy-policy': privacyCopy.title,
  '/T&C': termsCopy.title,
  '/accessibility': accessibilityCopy.title,
  '/games': gamesCopy.title,
  '/ranking': rankingCopy.title,
  '/user/profile': profileCopy.title,
  '/bonus': bonusCopy.title,
};

test.each(Object.entries(TITLES))('the panel calls the page %s as its title “%s” does', (route, title) => {
  expect(`${PAGE_NAMES[route]} | Reto Ruffles`.toLowerCase()).toBe(title.toLowerCase());
});

test('the panel has a name of its own for each page', () => {
  const names = Object.values(PAGE_NAMES);
  expect(new Set(names).size).toBe(names.length);
});
