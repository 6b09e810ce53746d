import { beforeAll, expect, test } from 'vitest';
import { CARD_WIDTH, LAYOUTS } from './card-size.ts';
import { drawStory } from './draw-story.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(card: CardOf<'story'>) {
  const { pen, ...drawn } = createTestPen();
  drawStory(pen, card, LAYOUTS.feed);
  return drawn;
}

const STREAK: CardOf<'story'> = {
  kind: 'story',
  name: 'racha',
  tag: 'Así me fue',
  art: 'stopwatch',
  scene: 'streak',
  ground: 'queso',
  challenge: '¿Quién la rompe?',
  title: 'Mi mejor racha',
  figure: '4',
  detail: 'jornadas al hilo con marcador exacto',
};

test('the picture of a shared story card shows its title, figure, lottery card and detail', () => {
  const { texts } = draw(STREAK);
  expect(texts).toEqual(
    expect.arrayContaining(['Mi mejor racha', '4', 'El reloj', 'jornadas al hilo con marcador exacto']),
  );
});

test('the picture of the champion has the trophy without a lottery card', () => {
  const { texts } = draw({ ...STREAK, art: 'trophy', scene: 'champion', figure: '1.er' });
  expect(texts).toEqual(expect.arrayContaining(['1.', 'er']));
  expect(texts).not.toContain('El premio');
});

const CHAMPION = { ...STREAK, art: 'trophy', scene: 'champion', figure: '1.er', ground: 'rays' } as const;

const CARDS: readonly CardOf<'story'>[] = [
  ...(['best', 'exact', 'streak', 'trivia', 'place', 'thanks'] as const).map((scene) => ({
    ...STREAK,
    scene,
  })),
  CHAMPION,
];

test.each(CARDS)('the picture $scene of the story has each text, font, colour and place', async (card) => {
  for (const format of ['feed', 'story'] as const) {
    const { pen, readDrawing } = createTestPen();
    drawStory(pen, card, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/story-${card.scene}-${format}.txt`);
  }
});

test('no two cards of the story have their figure at the same place', () => {
  const places = CARDS.map((card) => {
    const { pen, readDrawing } = createTestPen();
    drawStory(pen, card, LAYOUTS.feed);
    return new RegExp(`“${card.figure.replace('er', '')}”.* at (\\S+)`).exec(readDrawing())?.[1];
  });
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBe(CARDS.length);
});

/** The left and right edge of the drawing of the trophy and its foot, on its square of 120 × 120. */
const TROPHY = { left: 15, right: 105, foot: 108 };

test.each(['feed', 'story'] as const)(
  'in the format %s the figure of the champion leaves the trophy whole, and the paper both',
  (format) => {
    const { pen, readDrawing } = createTestPen();
    drawStory(pen, CHAMPION, LAYOUTS[format]);
    const drawing = readDrawing();
    const [, scale = 0, x = 0, y = 0] = (/M34 16q.* ×(\S+) at ([\d.]+),([\d.]+)/.exec(drawing) ?? []).map(
      Number,
    );
    const boxes = [...drawing.matchAll(/box (\d+)×(\d+) \S+ at ([\d.]+),([\d.]+)/g)].map((box) =>
      box.map(Number),
    );
    expect(scale).toBeGreaterThan(5);
    for (const [, width = 0, height = 0, left = 0, top = 0] of boxes) {
      expect(left + width).toBeLessThan(x + TROPHY.left * scale);
      expect(top + height).toBeLessThan(getPaperTop(drawing));
    }
    expect(y + TROPHY.foot * scale).toBeLessThan(getPaperTop(drawing));
    expect(x + TROPHY.right * scale).toBeLessThanOrEqual(CARD_WIDTH);
  },
);

const getPaperTop = (drawing: string) => Number(/fill M64 (\d+)\(q/.exec(drawing)?.[1]);
