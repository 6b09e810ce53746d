import type { Browser } from '@playwright/test';
import { getCardPicture } from '../deploy/routes.ts';
import { settle } from '../e2e/support/settle.ts';
import { LINK_CARDS } from './link-cards.tsx';

/**
 * Picture made of `markup` and parts of Inicio (selectors). Sizes in px; the file must be smaller than `most`
 * bytes.
 */
export interface HomePicture {
  name: string;
  file: string;
  width: number;
  height: number;
  parts: readonly string[];
  markup?: string;
  style: string;
  most: number;
}

const CARD_STYLE = `
  #card h1 { display: block; position: absolute; left: 56px; top: 22px; width: 660px; max-width: none; }
  #card h1 > .lettering { display: block; font-size: 92px; line-height: .8; margin: 14px 0 -6px 6px; }
  #card h1 > svg { width: 640px; margin: 0; }
  #card h1 > .lettering ~ .lettering { display: block; font-size: 112px; line-height: .82; margin: -6px 0 0; }
  #card .hero-ripple { display: block; font-size: 36px; line-height: 1; margin: 0 0 4px 4px; letter-spacing: 0; }
  #card .hero-ripple::before, #card .hero-ripple::after { content: none; }
  #card .ticket-paper { position: absolute; right: 54px; top: 118px; width: 392px; margin: 0; transform: rotate(4deg); }
  #card .ticket-paper li:nth-child(n + 4) { display: none; }
  #card .wordmark { position: absolute; right: 54px; top: 26px; width: 168px; height: 60px; }
  #card .wave { position: absolute; inset: auto 0 0; margin: 0; height: 112px; }
  #card .wave-crest { animation: none; }
`;

const WALLPAPER_STYLE = `
  #card h1 { display: block; position: absolute; left: 90px; top: 760px; width: 900px; max-width: none; rotate: -4deg; }
  #card h1 > .lettering { display: block; font-size: 176px; line-height: .8; margin: 0 0 -10px 6px; }
  #card h1 > svg { width: 900px; margin: 0; }
  #card h1 > .lettering ~ .lettering { display: block; font-size: 168px; line-height: .82; margin: -8px 0 0; }
  #card .hero-ripple { display: block; font-size: 64px; line-height: 1; margin: 0 0 6px 4px; letter-spacing: 0; }
  #card .hero-ripple::before, #card .hero-ripple::after { content: none; }
  #card .wordmark { position: absolute; left: 400px; top: 1730px; width: 280px; height: 100px; }
  #card .wave { position: absolute; inset: auto 0 0; margin: 0; height: 112px; scale: 1 2.6; transform-origin: 0 100%; }
  #card .wave-crest { animation: none; }
`;

// `most` is a file size that every messenger accepts (bytes).
const CARD = { width: 1200, height: 630, most: 300_000 } as const;

export const HOME_PICTURES: readonly HomePicture[] = [
  {
    ...CARD,
    name: 'home',
    file: `public/${getCardPicture('home')}`,
    parts: ['h1', '.ticket-paper', 'header .wordmark', '.wave'],
    style: CARD_STYLE,
  },
  ...LINK_CARDS.map(({ page, markup, style }) => ({
    ...CARD,
    name: page,
    file: `public/${getCardPicture(page)}`,
    parts: ['header .wordmark', '.wave'],
    markup,
    style,
  })),
  {
    name: 'wallpaper',
    file: 'public/promotions/onda-1080x2400.png',
    width: 1080,
    height: 2400,
    parts: ['h1', 'header .wordmark', '.wave'],
    style: WALLPAPER_STYLE,
    most: 400_000,
  },
];

// The rest of the page stays rendered, because it has the gradients of the lettering: an element without a box
// (`display: none`) would take them away from the picture.
const HIDE_REST = `body > :not(#card) { position: absolute; visibility: hidden; width: 0; height: 0; overflow: hidden; }`;

function doesHeadingReachWave(): boolean {
  const [heading, wave] = ['h1', '.wave'].map((part) =>
    document.querySelector(`#card ${part}`)?.getBoundingClientRect(),
  );
  return (heading?.bottom ?? 0) > (wave?.top ?? 0);
}

/** Draws the picture on the built Inicio of `origin`. Throws if Inicio lacks a part of it. */
export async function drawHomePicture(
  browser: Browser,
  origin: string,
  picture: HomePicture,
): Promise<Buffer> {
  const { file, width, height, parts, markup = '', style, most } = picture;
  const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
  try {
    // `scripts/run.mjs` gives the imported drawings of the cards a URL that the site does not have.
    await page.route(/\/deck\.svg/, (route) => route.fulfill({ path: 'src/components/art/deck.svg' }));
    await page.goto(`${origin}/lmx/`);
    await settle(page);
    await page.evaluate(
      ([selectors, drawn]) => {
        const card = document.createElement('div');
        card.id = 'card';
        card.className = 'ridged-ground relative on-dark';
        card.innerHTML = drawn;
        for (const part of selectors) {
          const drawn = document.querySelector(part);
          if (!drawn) throw new Error(`Inicio has no ${part}`);
          card.append(drawn);
        }
        document.body.append(card);
      },
      [parts, markup] as const,
    );
    const box = `width: ${width}px; height: ${height}px; overflow: hidden;`;
    const frame = `body { ${box} } ${HIDE_REST} #card { position: relative; ${box} }`;
    await page.addStyleTag({ content: `${frame}${style}` });
    // The drawings and the fonts that only the picture needs are fetched once it is in the page.
    await settle(page);
    if (await page.evaluate(doesHeadingReachWave))
      throw new Error(`the headline of ${file} reaches the wave`);
    const form = file.endsWith('.jpg')
      ? ({ type: 'jpeg', quality: 88 } as const)
      : ({ type: 'png' } as const);
    const image = await page.screenshot(form);
    if (image.length >= most) throw new Error(`${file} is too heavy: ${image.length} bytes`);
    return image;
  } finally {
    await page.close();
  }
}
