/** Styles that no picture of the release shows: on paper, and of the menu and the dialogs at each width. */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../src/lib/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { dialog, games, openAs, openMenu, openSettled, predict } from './support/player.ts';

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const WIDE = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const getBox = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen`);
  return box;
};

/** Returns a computed style as its declaration has it, a colour as the name of its custom property. */
const getStyle = (part: Locator, property: string) =>
  part.evaluate((element, name) => {
    const value = getComputedStyle(element).getPropertyValue(name);
    const root = getComputedStyle(document.documentElement);
    const toHex = (text: string) =>
      `#${[...text.matchAll(/\d+/g)]
        .slice(0, 3)
        .map(([digits]) => Number(digits).toString(16).padStart(2, '0'))
        .join('')}`;
    if (!/^rgb\(/.test(value)) return value;
    const names = [
      'azul',
      'noche',
      'queso',
      'elote',
      'chile',
      'papel',
      'kraft',
      'blanco',
      'tinta',
      'humo',
      'verde',
    ];
    return names.find((color) => root.getPropertyValue(`--color-${color}`).trim() === toHex(value)) ?? value;
  }, property);

/** Each part is on the screen first, so that a part that is gone fails too. */
async function expectOnlyOnScreen(page: Page, parts: Record<string, Locator>) {
  for (const [name, part] of Object.entries(parts)) await expect.soft(part, name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const [name, part] of Object.entries(parts)) await expect.soft(part, `${name} on paper`).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

test('on paper, a page leaves out its menu, notices, buttons, the bar to send, indexes and the way to delete an account', async ({
  page,
  context,
}) => {
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  await expectOnlyOnScreen(page, {
    'the navigation': page.getByRole('banner'),
    'the networks': page.getByRole('contentinfo').getByText('Síguenos'),
    'the bar to send': page.locator('[data-bottom-bar]'),
  });
  await context.setOffline(true);
  await expectOnlyOnScreen(page, { 'a notice': page.getByRole('status').filter({ hasText: /internet/ }) });
  await context.setOffline(false);
  await openSettled(page, `${PATHS.games}?jornada=6`);
  await expectOnlyOnScreen(page, { 'the choice of a view': page.getByText('Tarjetas', { exact: true }) });
  await openSettled(page, PATHS.profile);
  await expectOnlyOnScreen(page, {
    'the way to delete the account': page.getByText('Eliminar mi cuenta').first(),
  });
  await openSettled(page, PATHS.terms);
  await expectOnlyOnScreen(page, {
    'the index': page.getByRole('navigation', { name: 'En esta página' }),
  });
});

test('on paper, the next cut-off is dark on white', async ({ page }) => {
  await openAs(page);
  const cutoff = page.getByRole('link', { name: /^Próximo cierre/ });
  expect(await getStyle(cutoff, 'background-color')).toBe('noche');
  await page.emulateMedia({ media: 'print' });
  expect(await getStyle(cutoff, 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect(await getStyle(cutoff, 'color')).toBe('tinta');
});

test('on paper, Ranking leaves out its podium, which the table repeats, and the bar with the own place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openAs(page, `${PATHS.ranking}?jornada=6`);
  await expectOnlyOnScreen(page, {
    'the podium': page.locator('section ol[aria-hidden]').first(),
    'the bar with the own place': page.getByRole('complementary', { name: 'Mi lugar' }),
  });
});

test('on paper, Perfil leaves out its links and what can be pressed, and has the table of the season', async ({
  page,
}) => {
  await openAs(page, PATHS.profile);
  await expect(page.getByRole('button', { name: 'Compartir mi álbum' })).toBeVisible();
  await expectOnlyOnScreen(page, {
    'the links to its parts': page.getByRole('navigation', { name: 'Partes de tu perfil' }),
    'the hint of the chart': page.getByText('Toca una jornada para ver su boleto.'),
    'the button of the table': page.getByRole('button', { name: 'Ver como tabla' }),
    'the button that shares the season': page.getByRole('button', { name: 'Compartir mi temporada' }),
    'the button that shares the album': page.getByRole('button', { name: 'Compartir mi álbum' }),
    'the button of the whole album': page.getByRole('button', { name: /^Ver las \d+$/ }),
  });
  // The element around the table hides it from sight.
  const table = page.getByRole('table').locator('..');
  expect((await getBox(table)).width).toBeLessThan(50);
  await page.emulateMedia({ media: 'print' });
  expect((await getBox(table)).width).toBeGreaterThan(300);
});

test('the newest card of the album lies on its face until it is seen, but never on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, PATHS.profile);
  const turned = page.locator('li .transform-3d').filter({ has: page.locator('.absolute') });
  await expect(turned).toHaveCount(1);
  const getTransform = () => turned.evaluate((card) => getComputedStyle(card).transform);
  expect(await getTransform()).toMatch(/^matrix3d/);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  expect(await getTransform()).toBe('none');
});

test('on paper, what is white or yellow on a colour is dark on white', async ({ page }) => {
  await openSettled(page, PATHS.rewards);
  const parts: Record<string, Locator> = {
    'the head of Premios': page.getByRole('main').locator('section').first(),
    'the footer': page.getByRole('contentinfo'),
  };
  await page.emulateMedia({ media: 'print' });
  for (const [name, part] of Object.entries(parts)) {
    expect.soft(await getStyle(part, 'background-color'), name).toBe('rgba(0, 0, 0, 0)');
    expect.soft(await getStyle(part, 'color'), name).toBe('tinta');
  }
});

test('on paper, no question of Preguntas Frecuentes is cut between two pages', async ({ page }) => {
  await openSettled(page, PATHS.faq);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((questions) => questions.map((question) => getComputedStyle(question).breakInside));
  expect(breaks.length).toBeGreaterThan(0);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('the barcode of a boleto is 34 px high and not wider than 345 px', async ({ page }) => {
  await openAs(page, `${PATHS.games}?jornada=6`);
  const barcode = page.locator('.ticket-paper-barcode').first();
  await expect(barcode).toHaveCSS('height', '34px');
  expect((await getBox(barcode)).width).toBeLessThanOrEqual(345);
});

test('the menu of a phone covers the window, and only the number of the open page is marked', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, PATHS.ranking);
  await openMenu(page);
  const menu = page.locator('.menu-panel');
  expect(await getBox(menu)).toEqual({ x: 0, y: 0, ...PHONE });
  const head = await getBox(menu.locator('.menu-panel-head'));
  expect(head).toEqual({ x: 0, y: 0, width: 390, height: 60 });
  const foot = await getBox(menu.locator('.menu-panel-foot'));
  expect(foot.y + foot.height).toBe(PHONE.height);
  const links = menu.getByRole('listitem').getByRole('link');
  for (let index = 0; index < (await links.count()); index += 1) {
    const link = links.nth(index);
    const number = link.locator('.menu-panel-number');
    const isOpen = (await link.getAttribute('aria-current')) === 'page';
    expect(await number.textContent()).toBe(String(index + 1));
    expect
      .soft(await getStyle(number, 'background-color'), `number ${index + 1}`)
      .toBe(isOpen ? 'queso' : 'papel');
    expect.soft(await getStyle(number, 'color'), `number ${index + 1}`).toBe('tinta');
    expect.soft(await getStyle(link, 'color'), `link ${index + 1}`).toBe(isOpen ? 'queso' : 'papel');
    expect.soft(await getStyle(link, 'font-family'), `link ${index + 1}`).toMatch(/^Rotulo,/);
    expect.soft(await getStyle(link, 'font-size'), `link ${index + 1}`).toBe('34px');
    expect.soft(await getStyle(link, 'border-bottom-style'), `link ${index + 1}`).toBe('dashed');
    expect.soft((await getBox(link)).height, `link ${index + 1}`).toBe(62);
    expect.soft((await getBox(number)).x, `number ${index + 1}`).toBe(16);
  }
  const badge = menu.locator('.to-send-badge');
  expect(await getStyle(badge, 'background-color')).toBe('queso');
  expect(await getStyle(badge, 'color')).toBe('tinta');
  expect((await getBox(badge)).width).toBe(21);
});

for (const [who, path] of [
  ['a player', '/games'],
  ['a visitor', '/faq'],
] as const)
  test(`on a phone held sideways, the whole menu of ${who} is on the screen`, async ({ page }) => {
    if (who === 'a player') await openAs(page, path);
    else await openSettled(page, path);
    for (const size of [SIDEWAYS, { width: 667, height: 375 }]) {
      await page.setViewportSize(size);
      await openMenu(page);
      const menu = page.locator('.menu-panel');
      for (const part of [
        ...(await menu.getByRole('listitem').all()),
        ...(await menu.locator('.menu-panel-foot > *').all()),
      ])
        await expect.soft(part, `${size.width} px`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });

test('the visitor’s menu of a phone ends with “Quiero jugar” and “Iniciar sesión”, below the word of the claim', async ({
  page,
}) => {
  await openSettled(page, PATHS.faq);
  await page.setViewportSize(PHONE);
  await openMenu(page);
  const menu = page.locator('.menu-panel');
  const [play, logIn] = [
    menu.getByRole('link', { name: 'Quiero jugar' }),
    menu.getByRole('link', { name: 'Iniciar sesión' }),
  ];
  await expect(play).toBeInViewport({ ratio: 1 });
  await expect(logIn).toBeInViewport({ ratio: 1 });
  const art = await getBox(menu.locator('.menu-panel-onda'));
  expect(art.height).toBeGreaterThan(120);
  expect(art.y + art.height).toBeLessThanOrEqual((await getBox(play)).y);
});

// `columns`: of the buttons. `gap`: above the buttons (px). `picture`: its width (px). `isAside`: whether the picture
// stands beside the list and not above it.
const REVIEWS = [
  { size: { width: 340, height: 844 }, width: 308, columns: 1, gap: 24, picture: 84, isAside: false },
  { size: PHONE, width: 358, columns: 1, gap: 24, picture: 112, isAside: false },
  { size: { width: 390, height: 560 }, width: 358, columns: 2, gap: 16, picture: 64, isAside: false },
  { size: SIDEWAYS, width: 760, columns: 2, gap: 16, picture: 120, isAside: true },
  { size: { width: 900, height: 600 }, width: 460, columns: 2, gap: 16, picture: 64, isAside: false },
  { size: WIDE, width: 460, columns: 2, gap: 24, picture: 136, isAside: false },
];

test('the review of a boleto has its width, picture and buttons by the size of the window', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page);
  await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  const review = dialog(page, 'sendPool');
  await expect(review).toBeVisible();
  expect(await getStyle(review, 'background-color')).toBe('rgba(8, 23, 89, 0.91)');
  for (const { size, width, columns, gap, picture, isAside } of REVIEWS) {
    const name = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    const actions = review.locator('.dialog-actions');
    const art = review.locator('.dialog-head > :first-child');
    await expect.soft(review.locator('.dialog-panel'), name).toHaveCSS('width', `${width}px`);
    await expect.soft(actions, name).toHaveCSS('margin-top', `${gap}px`);
    await expect.soft(art, name).toHaveCSS('width', `${picture}px`);
    const rows = await Promise.all((await actions.getByRole('button').all()).map(getBox));
    expect.soft(new Set(rows.map(({ y }) => y)).size, name).toBe(3 - columns);
    const [region, drawing] = [await getBox(review.getByRole('region')), await getBox(art)];
    expect.soft(drawing.x + drawing.width <= region.x + 12, name).toBe(isAside);
    expect.soft(drawing.y + drawing.height <= region.y, name).toBe(!isAside);
  }
});

const ROTULO = /^Rotulo,/;
const CARTEL = /^Cartel,/;
const TEXTO = /^Texto,/;

type Styles = Record<string, string | RegExp>;

/** Compares the computed styles of parts, of which each has a name. */
async function expectStyles(parts: readonly (readonly [name: string, part: Locator, styles: Styles])[]) {
  for (const [name, part, styles] of parts)
    for (const [property, value] of Object.entries(styles)) {
      const actual = await getStyle(part, property);
      if (value instanceof RegExp) expect.soft(actual, `${property} of ${name}`).toMatch(value);
      else expect.soft(actual, `${property} of ${name}`).toBe(value);
    }
}

test('a field with an error is red with a shadow and its message, and has the ring of the focus', async ({
  page,
}) => {
  await openSettled(page, PATHS.login);
  const email = page.getByLabel('Correo electrónico');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('papas');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await password.focus();
  await expectStyles([
    [
      'a wrong field',
      email,
      { 'border-top-color': 'chile', 'border-top-width': '2px', 'background-color': 'blanco' },
    ],
    [
      'a wrong field',
      email,
      { 'box-shadow': /rgb\(201, 34, 12\) 3px 3px 0px 0px/, 'font-family': TEXTO, 'font-size': '16px' },
    ],
    [
      'another field',
      password,
      { 'border-top-color': 'tinta', 'box-shadow': 'none', 'padding-left': '14px' },
    ],
    [
      'the focus',
      password,
      { 'outline-color': 'azul', 'outline-width': '3px', 'outline-style': 'solid', 'outline-offset': '2px' },
    ],
    [
      'a label',
      page.locator('label[for="email"]'),
      { 'font-family': CARTEL, 'font-size': '16px', color: 'tinta' },
    ],
    [
      'a message',
      page.getByText('Este campo es obligatorio').first(),
      { color: 'chile', 'font-size': '14px', 'font-weight': '600' },
    ],
    [
      'the button',
      page.getByRole('button', { name: 'Entrar' }),
      { color: 'papel', 'font-family': CARTEL, 'font-size': '21px' },
    ],
  ]);
  const [field, label] = [await getBox(email), await getBox(page.locator('label[for="email"]'))];
  expect(field.height).toBe(52);
  expect(label.y + label.height).toBeLessThanOrEqual(field.y);
});

test('the index of a legal text lies above it on a phone, and beside it and always in sight on a wide window', async ({
  page,
}) => {
  await openSettled(page, PATHS.terms);
  const index = page.getByRole('navigation', { name: 'En esta página' });
  const section = page.locator('main section[id]').first();
  await expectStyles([
    [
      'the index',
      index,
      { position: 'sticky', top: '96px', 'background-color': 'blanco', 'border-top-color': 'tinta' },
    ],
    [
      'the link of the section being read',
      index.getByRole('link').first(),
      { 'background-color': 'queso', 'font-weight': '600' },
    ],
    [
      'another link',
      index.getByRole('link').nth(1),
      { 'background-color': 'rgba(0, 0, 0, 0)', 'font-size': '14px' },
    ],
    ['the first section', section, { 'border-top-style': 'solid', 'border-top-width': '3px' }],
    [
      'the second section',
      page.locator('main section[id]').nth(1),
      { 'border-top-style': 'dashed', 'border-top-width': '2px' },
    ],
    ['a heading', section.locator('h2'), { 'font-family': CARTEL, 'font-size': '26px' }],
    [
      'its number',
      section.locator('h2 b'),
      { 'background-color': 'tinta', color: 'queso', 'font-size': '21px' },
    ],
    [
      'the head of a table',
      page.locator('main th').first(),
      { 'background-color': 'tinta', color: 'papel', 'text-align': 'left' },
    ],
  ]);
  const [aside, text] = [await getBox(index), await getBox(section)];
  expect(aside.x + aside.width).toBeLessThan(text.x);
  expect(aside.width).toBe(290);
  await page.setViewportSize(PHONE);
  const [above, below] = [await getBox(index), await getBox(section)];
  expect(above.y + above.height).toBeLessThan(below.y);
  expect([above.width, below.width]).toEqual([358, 358]);
  await expectStyles([['the index of a phone', index, { position: 'static' }]]);
});

test('a disabled button changes neither under the mouse nor while it is pressed', async ({ page }) => {
  await openSettled(page, PATHS.faq);
  for (const look of ['', 'button-primary', 'button-line']) {
    const name = `Apagado ${look}`;
    await page.locator('main').evaluate(
      (main, [classes, text]) => {
        const button = Object.assign(document.createElement('button'), {
          className: classes,
          textContent: text,
        });
        button.setAttribute('aria-disabled', 'true');
        main.prepend(button);
      },
      [`button ${look}`, name] as const,
    );
    const button = page.getByRole('button', { name });
    const read = () =>
      button.evaluate((element) =>
        [getComputedStyle(element), getComputedStyle(element, '::after')].map(
          ({ transform, backgroundColor }) => [transform, backgroundColor],
        ),
      );
    await page.mouse.move(0, 0);
    const [calm] = await read();
    const calmHole = (await read())[1]?.[1];
    await button.hover();
    await page.mouse.down();
    const [pressed, hole] = await read();
    expect([pressed, hole?.[1]], name).toEqual([calm, calmHole]);
    await page.mouse.up();
  }
});

/** Returns the texts in Rotulo below 26 px. The claim is one drawing, and capitals have no dots. */
const findSmallLettering = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(h1 *)')]
      .filter((element) => {
        const { fontFamily, fontSize, textTransform } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return (
          hasText &&
          fontFamily.startsWith('Rotulo') &&
          textTransform !== 'uppercase' &&
          Number.parseFloat(fontSize) < 26 &&
          element.getClientRects().length > 0
        );
      })
      .map((element) => `${location.pathname}: ${element.textContent}`),
  );

test('no letters of Rotulo, whose dots need room, are smaller than 26 px', async ({ page }) => {
  const found: string[] = [];
  const visit = async (open: (path: string) => Promise<unknown>, paths: readonly string[]) => {
    for (const path of paths) {
      await open(path);
      await page.waitForLoadState('networkidle');
      for (const size of [PHONE, { width: 1000, height: 700 }, WIDE, SIDEWAYS]) {
        await page.setViewportSize(size);
        found.push(...(await findSmallLettering(page)));
      }
    }
  };
  const { home, rewards, faq, login, terms, games: week, ranking, bonus, profile } = PATHS;
  await visit((path) => openSettled(page, path), [home, rewards, faq, login, terms]);
  await visit((path) => openAs(page, path), [home, week, ranking, bonus, profile]);
  expect(found).toEqual([]);
});

test('the footer has its colours, its mark of age and its fonts', async ({ page }) => {
  await openSettled(page, PATHS.faq);
  const footer = page.getByRole('contentinfo');
  const mark = footer.locator('b').first();
  await expectStyles([
    ['the footer', footer, { 'background-color': 'tinta', color: 'papel' }],
    [
      'the mark of age',
      mark,
      {
        color: 'queso',
        'border-top-color': 'queso',
        'border-top-width': '3px',
        'font-family': ROTULO,
        'font-size': '34px',
        'border-radius': /^(3\.3|50)/,
      },
    ],
    ['a link', footer.getByRole('link').first(), { color: 'papel' }],
    ['a network', footer.getByRole('link', { name: 'Facebook' }), { color: 'papel', 'font-size': '16px' }],
    ['the contest', footer.locator('small'), { color: 'kraft', 'font-size': '14px' }],
  ]);
  const [networks, pages] = [footer.getByText('Síguenos'), footer.getByRole('link').first()];
  expect((await getBox(networks)).x).toBeGreaterThan((await getBox(pages)).x + 400);
  await page.setViewportSize(PHONE);
  expect((await getBox(networks)).y).toBeGreaterThan((await getBox(pages)).y);
  expect((await getBox(networks)).x).toBe(16);
});

test('what can’t be undone has a red button, and a notice stands at the upper right or, on a phone, at the bottom', async ({
  page,
  context,
}) => {
  await openAs(page, PATHS.profile);
  await page.getByRole('region', { name: 'Eliminar mi cuenta' }).getByRole('button').click();
  const box = dialog(page, 'deleteAccount');
  const yes = box.getByRole('button', { name: 'Sí, eliminar' });
  await expect(yes).toBeVisible();
  expect(await yes.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)).toBe(
    'rgb(201, 34, 12)',
  );
  await expectStyles([
    ['the button', yes, { color: 'papel' }],
    ['the title', box.locator('.dialog-title'), { 'font-family': ROTULO, 'font-size': '34px' }],
    [
      'the paper',
      box.locator('.dialog-paper'),
      { 'background-color': 'papel', 'padding-left': '32px', 'padding-top': '32px' },
    ],
  ]);
  await page.setViewportSize(PHONE);
  await expectStyles([
    ['the paper of a phone', box.locator('.dialog-paper'), { 'padding-left': '20px', 'padding-top': '24px' }],
  ]);
  await page.keyboard.press('Escape');
  // Another tab logs out.
  const other = await context.newPage();
  await other.goto('/lmx/version.json');
  await other.evaluate(() => localStorage.removeItem('lmx:token'));
  await other.close();
  const notice = page.locator('.toast').first();
  await expect(notice).toBeVisible();
  await expectStyles([
    [
      'the notice',
      notice,
      {
        'background-color': 'tinta',
        color: 'papel',
        'border-left-width': '10px',
        'border-left-color': 'queso',
      },
    ],
    [
      'its place',
      page.locator('.toast-region'),
      { position: 'fixed', 'z-index': '30', 'pointer-events': 'none' },
    ],
  ]);
  const low = await getBox(notice);
  expect([low.x, low.y + low.height]).toEqual([16, PHONE.height - 16]);
  await page.setViewportSize(WIDE);
  const high = await getBox(notice);
  expect([high.x + high.width, high.y]).toEqual([1220, 88]);
});
