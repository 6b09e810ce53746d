import type { Locator, Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { answerDialog, answerTrivia, confirmSend, dialog, games, openAs, predict } from './support/player.ts';
import { followServer, test } from './support/world.ts';

const PHONE = { width: 390, height: 844 };
const LONG_NAME = 'Atlético de San Luis';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openGames(page: Page, path = '/games') {
  await page.setViewportSize(PHONE);
  await openAs(page, path);
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Sets the size of the text alone. The site's Content-Security-Policy forbids a style element. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-size: ${size}% }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

test('at 390 × 844 and 360 × 740 px, the head of Partidos ends within 312 px, the first day is named, and the state of the week is one line', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await openGames(page);
  for (const size of [PHONE, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => document.fonts.ready);
    const head = await page.getByRole('region', { name: 'Avance de la jornada' }).boundingBox();
    expect((head?.y ?? 0) + (head?.height ?? 0), `${size.width} px`).toBeLessThanOrEqual(312);
    const day = await page.getByRole('heading', { name: 'Viernes 28 de agosto' }).boundingBox();
    expect(day?.height, `${size.width} px`).toBeGreaterThan(20);
    const first = await games(page, 'open').first().boundingBox();
    expect(first?.y, `${size.width} px`).toBeLessThanOrEqual(362);
    const line = [page.getByText(/^Te faltan \d$/), page.getByRole('progressbar')];
    const [text, bar] = await Promise.all(line.map((part) => part.boundingBox()));
    expect(bar?.y, `${size.width} px`).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0));
    expect(bar?.width).toBeGreaterThan(40);
  }
});

test('at 390 × 844 and 360 × 740 px, the send bar is one row of at most 76 px', async ({ page }) => {
  await openGames(page);
  await predict(games(page, 'open').first(), 2, 1);
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  for (const size of [PHONE, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    expect(bar?.height, `${size.width} px`).toBeLessThanOrEqual(76);
  }
});

test('on a phone held sideways, the score fields of the first card are above the send bar', async ({
  page,
  world,
}) => {
  // Two games of the first day are open, so each card has a column of its own.
  await world.clock.goto('cierre(7, 5) - 30m');
  await followServer(page, world);
  await openGames(page);
  await predict(games(page, 'open').first(), 2, 1);
  const fields = games(page, 'draft').getByRole('spinbutton');
  for (const size of [
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(size);
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const [first, second] = await Promise.all([fields.first().boundingBox(), fields.last().boundingBox()]);
    expect(second?.y, `${size.width} px`).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    // The waves of the bar are 8 px high.
    const end = (second?.y ?? 0) + (second?.height ?? 0) + 8;
    expect(end, `${size.width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('at 768 px, no card of Partidos stands alone in a row of two', async ({ page }) => {
  await openGames(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  const alone = await page.locator('[data-game]').evaluateAll((cards) => {
    const boxes = cards
      .filter((card) => card.localName === 'article')
      .map((card) => card.getBoundingClientRect());
    return boxes.filter(
      ({ width, top }, index) =>
        width < 400 && !boxes.some((box, other) => other !== index && Math.abs(box.top - top) < 4),
    ).length;
  });
  expect(alone).toBe(0);
  const first = await games(page, 'open').first().boundingBox();
  expect(first?.width).toBeGreaterThan(700);
});

test('at 1366 × 650 px, the first screen of a player’s Inicio shows the whole call to action', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  await page.setViewportSize({ width: 1366, height: 650 });
  await openAs(page, '/');
  await expect(page.getByRole('timer')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Hacer mis pronósticos' })).toBeInViewport({ ratio: 1 });
});

test('at 1280 px, the first week on screen is whole, also after a press of each arrow', async ({ page }) => {
  await openGames(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  const row = page.getByRole('tablist', { name: 'Jornadas' });
  const findFirst = () =>
    row.evaluate((tablist) => {
      const { left } = tablist.getBoundingClientRect();
      const tabs = [...tablist.children].map((tab) => tab.getBoundingClientRect());
      const first = tabs.findIndex((tab) => tab.right > left + 1);
      return { first, isWhole: (tabs[first]?.left ?? 0) >= left - 1 };
    });
  await expect(page.getByRole('button', { name: 'Jornadas siguientes' })).toBeVisible();
  await expect(row.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  const before = await findFirst();
  expect(before.isWhole).toBe(true);
  await page.getByRole('button', { name: 'Jornadas siguientes' }).click();
  const after = await findFirst();
  expect(after.first).toBeGreaterThan(before.first);
  expect(after.isWhole).toBe(true);
  for (let presses = 0; presses < 2; presses++)
    await page.getByRole('button', { name: 'Jornadas anteriores' }).click();
  expect(await findFirst()).toEqual({ first: 0, isWhole: true });
  await expect(page.getByRole('button', { name: 'Jornadas anteriores' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('at 360 × 440 px, as with an open keyboard, the card of the focused field and the send bar fit the screen', async ({
  page,
}) => {
  await openGames(page);
  await predict(games(page, 'open').first(), 2, 1);
  await page.setViewportSize({ width: 360, height: 440 });
  await page.getByRole('button', { name: 'Siguiente vacío' }).click();
  const card = page.locator('[data-game]:focus-within');
  await expect(card).toBeInViewport({ ratio: 1 });
  const [box, bar] = await Promise.all([card.boundingBox(), page.locator('[data-bottom-bar]').boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Enviar pronóstico (1)' })).toBeInViewport({ ratio: 1 });
});

test('the focus ring of a score field lies over its buttons, and no line goes through its digit', async ({
  page,
}) => {
  await openGames(page);
  const card = games(page, 'open').first();
  await predict(card, 2, 1);
  const field = page.getByRole('spinbutton').first();
  await field.focus();
  // The ring is 3 px wide and 3 px away from the field, so it lies on the first pixels of both buttons.
  const covering = await field.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const isAbove = (x: number) => {
      const button = document.elementFromPoint(x, top + height / 2);
      const layer = (node: Element | null) => Number(node ? getComputedStyle(node).zIndex : 0) || 0;
      return layer(element) > layer(button);
    };
    return { left: isAbove(left - 4), right: isAbove(right + 4) };
  });
  expect(covering).toEqual({ left: true, right: true });
  const crease = await field.evaluate((element) => getComputedStyle(element).getPropertyValue('--crease'));
  expect(crease).toBe('transparent');
});

test('with text at 130 and 200 %, each “+” and “−” stays inside the frame of its score field', async ({
  page,
}) => {
  await openGames(page);
  await predict(games(page, 'open').first(), 2, 1);
  for (const width of [390, 360])
    for (const percent of [130, 200]) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, percent);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('[role="spinbutton"]')].flatMap((field) => {
          const BORDER = 2;
          const frame = field.parentElement?.getBoundingClientRect();
          return [...(field.parentElement?.children ?? [])].filter((part) => {
            const { left, right } = part.getBoundingClientRect();
            return !frame || left < frame.left + BORDER || right > frame.right - BORDER || right - left < 44;
          });
        }),
      );
      expect(outside, `${width} px, ${percent} %`).toHaveLength(0);
    }
});

test('a pressed button is darker in its own shape, without the colour of the browser over it', async ({
  page,
}) => {
  await openGames(page);
  const plus = games(page, 'open').first().getByRole('button').first();
  const read = (property: string) =>
    plus.evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);
  expect(await read('-webkit-tap-highlight-color')).toBe('rgba(0, 0, 0, 0)');
  expect(await read('filter')).toBe('none');
  await plus.hover();
  await page.mouse.down();
  expect(await read('filter')).toBe('brightness(0.9)');
  await page.mouse.up();
});

test('the stamp of a sent game covers no name of a team, at 390, 360 and 320 px and with large text', async ({
  page,
}) => {
  // The week has a sent game of León.
  await page.route('**/api/games/week/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('León', LONG_NAME) });
  });
  await openGames(page);
  const card = games(page, 'sent').filter({ hasText: LONG_NAME });
  for (const [width, percent] of [
    [390, 100],
    [360, 100],
    [320, 100],
    [390, 130],
    [390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, percent);
    expect(
      await card.evaluate(findNamesUnderStamp, [LONG_NAME, 'Santos']),
      `${width} px, ${percent} %`,
    ).toEqual([]);
  }
});

function findNamesUnderStamp(card: Element, names: string[]) {
  const stamp = card.querySelector<HTMLElement>('.stamp');
  if (!stamp) return ['no stamp'];
  if (getComputedStyle(stamp).clipPath.startsWith('circle(0px')) return [];
  // The stamp is a turned circle, whose box on screen is larger than the circle.
  const { x, y, width, height } = stamp.getBoundingClientRect();
  const radius = stamp.offsetWidth / 2;
  const [left, right] = [x + width / 2 - radius, x + width / 2 + radius];
  const [top, bottom] = [y + height / 2 - radius, y + height / 2 + radius];
  const found: string[] = [];
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const name = texts.currentNode.nodeValue ?? '';
    if (!names.includes(name)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects())
      if (box.left < right && box.right > left && box.top < bottom && box.bottom > top) found.push(name);
  }
  return found;
}

test('the review of all open games has both buttons on screen at 360 × 740 and 844 × 390 px, one focus ring, and scores that the keyboard scrolls', async ({
  page,
}) => {
  await openGames(page);
  for (let left = await games(page, 'open').count(); left > 0; left--)
    await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronósticos/ }).focus();
  await page.keyboard.press('Enter');
  const review = dialog(page, 'sendPool');
  await expect(review.getByRole('button', { name: 'Sí, enviar' })).toBeVisible();
  const rings = await page.evaluate(() => {
    const ring = document.querySelector(':focus-visible');
    const hasShadow = ring !== null && getComputedStyle(ring).filter !== 'none';
    return { count: Number(ring !== null && getComputedStyle(ring).outlineStyle !== 'none'), hasShadow };
  });
  expect(rings).toEqual({ count: 1, hasShadow: false });
  for (const size of [
    { width: 360, height: 740 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    for (const name of ['Todavía no', 'Sí, enviar'])
      await expect(review.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(review.getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
  const region = review.getByRole('region', { name: 'Lo que vas a enviar' });
  await page.keyboard.press('Tab');
  await expect(region).toBeFocused();
  await page.keyboard.press('End');
  await expect(region.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
});

const SHORT_WINDOWS = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1366, height: 650 },
];

async function getEdges(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

async function sendWholeWeek(page: Page) {
  await openGames(page);
  for (let left = await games(page, 'open').count(); left > 0; left--)
    await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronósticos/ }).click();
  await confirmSend(page);
  await expect(dialog(page, 'poolsSent')).toBeVisible();
}

test('on each short window, the stamp of a sent week is whole beside the barcode, the sentence stands under the title, and nothing clips its fall', async ({
  page,
}) => {
  await sendWholeWeek(page);
  const receipt = dialog(page, 'poolsSent');
  const stamp = receipt.locator('.stamp');
  for (const size of SHORT_WINDOWS) {
    await page.setViewportSize(size);
    await expect(stamp).toBeInViewport({ ratio: 1 });
    await expect(receipt.getByRole('button', { name: 'Aceptar' })).toBeInViewport({ ratio: 1 });
    const circle = await getEdges(stamp);
    const code = await getEdges(receipt.locator('.ticket-paper-barcode'));
    const list = await getEdges(receipt.getByRole('region'));
    const button = await getEdges(receipt.getByRole('button', { name: 'Aceptar' }));
    const title = await getEdges(receipt.getByRole('heading'));
    const sentence = await getEdges(receipt.getByText(/^Tus \d pronósticos quedaron registrados/));
    const at = `${size.width} × ${size.height}`;
    // The stamp is a turned circle: the corners of its box are empty.
    const slack = 12;
    expect(circle.left, at).toBeGreaterThan(code.right - slack);
    expect(circle.top, at).toBeGreaterThan(list.bottom - slack);
    expect(circle.bottom < button.top + slack || circle.right < button.left + slack, at).toBe(true);
    expect(sentence.top - title.bottom, at).toBeLessThanOrEqual(8);
  }
  // The first frames of the fall are almost twice as large as the stamp.
  const clips = await stamp.evaluate((element) => {
    const found: string[] = [];
    const top = element.closest('[data-modal]');
    for (let part = element.parentElement; part && part !== top; part = part.parentElement) {
      const { overflowX, maskImage } = getComputedStyle(part);
      if (overflowX !== 'visible' || maskImage !== 'none') found.push(part.className);
    }
    return found;
  });
  expect(clips).toEqual([]);
});

test('on each short window, the trivia shows its buttons and all options, then its result and the button', async ({
  page,
}) => {
  await sendWholeWeek(page);
  await dialog(page, 'poolsSent').getByRole('button', { name: 'Aceptar' }).click();
  const trivia = dialog(page, 'trivia');
  const options = trivia.locator('[aria-pressed]');
  await expect(options.first()).toBeVisible();
  for (const size of SHORT_WINDOWS) {
    await page.setViewportSize(size);
    for (const part of [
      trivia.getByRole('button', { name: 'Regresar' }),
      trivia.getByRole('button', { name: 'Continuar' }),
      trivia.getByRole('heading', { name: 'Trivia' }),
      options.first(),
      options.last(),
    ])
      await expect(part, `${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
  }
  await options.first().click();
  await trivia.getByRole('button', { name: 'Continuar' }).click();
  await expect(trivia).toHaveAttribute('data-state', /^(correct|incorrect)$/);
  for (const size of SHORT_WINDOWS) {
    await page.setViewportSize(size);
    for (const part of [
      trivia.getByRole('button', { name: 'Aceptar' }),
      trivia.getByRole('heading'),
      trivia.getByRole('status').getByText(/punto extra\.|el partido sigue/),
    ])
      await expect(part, `${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
  }
});

test('on each short window, a trivia whose answer is taken back shows its error', async ({ page }) => {
  await sendWholeWeek(page);
  await dialog(page, 'poolsSent').getByRole('button', { name: 'Aceptar' }).click();
  const trivia = dialog(page, 'trivia');
  const option = trivia.locator('[aria-pressed]').first();
  for (const size of SHORT_WINDOWS) {
    await page.setViewportSize(size);
    // A choice takes the error away, and the same press again takes the choice away, which is an error too.
    await option.click();
    await expect(trivia.getByRole('alert')).toBeEmpty();
    await option.click();
    await expect(trivia.getByRole('alert'), `${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
  }
});

test('Partidos doesn’t move behind the dialogs of a send with a trivia that is answered at once', async ({
  page,
  world,
}) => {
  await followServer(page, world);
  const readShifts = await watchLayoutShifts(page);
  await openGames(page);
  for (let filled = 0; filled < 3; filled++) await predict(games(page, 'open').first(), 2, 1);
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  await expect(dialog(page, 'sendPool')).toBeVisible();
  const before = await readShifts();
  await confirmSend(page);
  await answerDialog(page, 'poolsSent', 'Aceptar');
  await answerTrivia(page);
  await expect(dialog(page, 'trivia')).toHaveCount(0);
  expect((await readShifts()) - before).toBeLessThanOrEqual(0.03);
});

test('on a phone, the heading of a sent week stands as far below the coupon of its trivia as the coupon below the weeks', async ({
  page,
}) => {
  await sendWholeWeek(page);
  await answerDialog(page, 'poolsSent', 'Aceptar');
  await dialog(page, 'trivia').getByRole('button', { name: 'Regresar' }).click();
  const coupon = page
    .locator('section', { has: page.getByRole('heading', { name: 'Trivia pendiente' }) })
    .last();
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const above = await getEdges(page.getByRole('tabpanel'));
    const box = await getEdges(coupon);
    const head = await getEdges(page.getByText('Boleto sellado', { exact: true }));
    const space = head.top - box.bottom;
    expect(space, `${size.width} px`).toBeGreaterThanOrEqual(24);
    expect(space, `${size.width} px`).toBeLessThanOrEqual(32);
    expect(box.top - above.top, `${size.width} px`).toBeLessThanOrEqual(28);
  }
});

test('on a phone held sideways, a dialog of an error is whole, with its card to the left of title and button', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 500/);
  await openGames(page);
  await predict(games(page, 'open').first(), 2, 1);
  await page.route('**/api/pool/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: /^Enviar pronóstico/ }).click();
  await confirmSend(page);
  const error = dialog(page, 'unpreventedError');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(error.locator('.dialog-paper')).toBeInViewport({ ratio: 1 });
  const card = await getEdges(error.locator('.lottery-card'));
  const title = await getEdges(error.getByRole('heading'));
  const button = await getEdges(error.getByRole('button'));
  expect(card.right).toBeLessThan(title.left);
  expect(card.right).toBeLessThan(button.left);
});

test('on a phone held sideways, the dialog to share shows the whole picture beside its title, formats and buttons', async ({
  page,
}) => {
  await sendWholeWeek(page);
  await answerDialog(page, 'poolsSent', 'Aceptar');
  await dialog(page, 'trivia').getByRole('button', { name: 'Regresar' }).click();
  await page
    .getByRole('button', { name: /^Compartir/ })
    .first()
    .click();
  const share = page.locator('[data-share]');
  await page.setViewportSize({ width: 844, height: 390 });
  for (const format of ['Publicación', 'Historia']) {
    await share.getByRole('radio', { name: format }).check({ force: true });
    const picture = share.getByRole('img');
    await expect(picture).toBeInViewport({ ratio: 1 });
    const canvas = await getEdges(picture);
    const parts = [
      share.getByRole('heading'),
      share.getByRole('radio').first(),
      share.getByRole('button', { name: 'Compartir imagen' }),
    ];
    expect(canvas.bottom - canvas.top, format).toBeGreaterThanOrEqual(280);
    for (const part of parts) expect((await getEdges(part)).left, format).toBeGreaterThan(canvas.right);
  }
});

for (const width of [390, 360])
  test(`at ${width} px the chip of a live game has two lines, inside the chip`, async ({ page, world }) => {
    await world.clock.goto('inicio(7, 1) + 50m');
    await followServer(page, world);
    await openGames(page);
    await page.setViewportSize({ width, height: 740 });
    const chip = page.getByRole('link', { name: /^En juego/ });
    await expect(chip).toBeVisible();
    expect((await chip.boundingBox())?.height).toBe(44);
    const heights = await chip
      .locator(':scope > *')
      .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).offsetHeight));
    expect(heights.length).toBe(2);
    expect(Math.max(...heights)).toBeLessThanOrEqual(18);
    expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
