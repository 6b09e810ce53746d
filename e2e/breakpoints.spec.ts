/**
 * What a wide window shows and a narrow one doesn't, or lays out in another number of columns, at the width at which it
 * changes.
 */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../src/lib/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { openAs, openSettled } from './support/player.ts';

const PHABLET = 480;
const TABLET = 720;
const LAPTOP = 992;
const DESKTOP = 1100;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns how many of the parts stand in the first row. */
const countColumns = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

interface Change {
  what: string;
  part: (page: Page) => Locator;
  /** The first width (px) of the second state. */
  at: number;
  /** Whether the part is shown, or how many columns its parts have, in a narrower window and from the width on. */
  states: readonly [boolean | number, boolean | number];
}

const PAGES: readonly { path: string; isOfPlayer?: boolean; changes: readonly Change[] }[] = [
  {
    path: `${PATHS.ranking}?jornada=6`,
    isOfPlayer: true,
    changes: [
      {
        what: 'the bar with the own place',
        part: (page) => page.getByRole('complementary', { name: 'Mi lugar' }),
        at: LAPTOP,
        states: [true, false],
      },
      {
        what: 'the log-out of the bar',
        part: (page) => page.getByRole('navigation').first().getByRole('button', { name: 'Cerrar sesión' }),
        at: LAPTOP,
        states: [false, true],
      },
      {
        what: 'the button of the menu',
        part: (page) => page.getByRole('button', { name: 'Menú' }),
        at: LAPTOP,
        states: [true, false],
      },
      {
        what: 'the podium',
        part: (page) => page.locator('section ol[aria-hidden]').first(),
        at: TABLET,
        states: [false, true],
      },
    ],
  },
  {
    path: PATHS.faq,
    changes: [
      {
        what: 'the card beside the questions',
        part: (page) => page.locator('aside .lottery-card'),
        at: LAPTOP,
        states: [false, true],
      },
      {
        what: 'the questions',
        part: (page) => page.locator('main aside, main aside + div'),
        at: LAPTOP,
        states: [1, 2],
      },
    ],
  },
  {
    path: PATHS.login,
    changes: [
      { what: 'the cards', part: (page) => page.locator('[data-cards]'), at: LAPTOP, states: [false, true] },
    ],
  },
  {
    path: PATHS.register,
    changes: [
      {
        what: 'the state and the municipality',
        part: (page) => page.getByLabel(/^(Estado|Municipio o alcaldía)$/),
        at: TABLET,
        states: [1, 2],
      },
    ],
  },
  {
    path: PATHS.rewards,
    changes: [
      {
        what: 'the steps to claim a prize',
        part: (page) => page.locator('main ol').last().getByRole('listitem'),
        at: LAPTOP,
        states: [1, 3],
      },
      {
        what: 'the rules of the points',
        part: (page) => page.locator('main dl > div'),
        at: TABLET,
        states: [1, 3],
      },
    ],
  },
  {
    path: PATHS.home,
    changes: [
      {
        what: 'the three steps',
        part: (page) => page.locator('main ol').first().locator('> li'),
        at: TABLET,
        states: [1, 3],
      },
      {
        what: 'the links of the footer',
        part: (page) =>
          page
            .getByRole('contentinfo')
            .getByRole('link')
            .filter({ hasText: /^[TADP]/ }),
        at: TABLET,
        states: [1, 3],
      },
    ],
  },
  {
    path: PATHS.bonus,
    isOfPlayer: true,
    changes: [
      {
        what: 'the pictures to share',
        part: (page) => page.locator('main figure'),
        at: TABLET,
        states: [1, 2],
      },
      {
        what: 'the cards of “Para llevar”',
        part: (page) => page.locator('main li.border-2:has(h3)'),
        at: TABLET,
        states: [1, 2],
      },
    ],
  },
  {
    path: PATHS.profile,
    isOfPlayer: true,
    changes: [
      {
        what: 'the figures of the season',
        part: (page) =>
          page.getByRole('region', { name: 'Mi temporada' }).locator('dl').first().locator('> div'),
        at: PHABLET,
        states: [1, 2],
      },
    ],
  },
  {
    path: PATHS.games,
    isOfPlayer: true,
    changes: [
      {
        what: 'the short names of the next game that closes',
        part: (page) =>
          page.getByRole('link', { name: /^Próximo cierre/ }).locator('small span[aria-hidden]'),
        at: TABLET,
        states: [true, false],
      },
    ],
  },
  {
    path: `${PATHS.games}?jornada=6`,
    isOfPlayer: true,
    changes: [
      {
        what: 'the games of a week that has ended',
        part: (page) => page.locator('main li[data-game]'),
        at: DESKTOP,
        states: [1, 2],
      },
    ],
  },
];

for (const { path, isOfPlayer, changes } of PAGES)
  test(`each part of ${path} changes at the width of its breakpoint`, async ({ page }) => {
    await (isOfPlayer ? openAs(page, path) : openSettled(page, path));
    for (const { what, part, at, states } of changes)
      for (const [index, width] of [at - 1, at].entries()) {
        const name = `${what} at ${width} px`;
        const state = states[index];
        await page.setViewportSize({ width, height: 900 });
        if (typeof state === 'number') await expect.poll(() => countColumns(part(page)), name).toBe(state);
        else await expect.soft(part(page), name).toBeVisible({ visible: state });
      }
  });
