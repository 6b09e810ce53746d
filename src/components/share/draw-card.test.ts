import { beforeAll, expect, test, vi } from 'vitest';
import { drawCard, drawOnCanvas, renderCard } from './draw-card.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { ShareCard } from './share-card.ts';

beforeAll(stubPage);

const legend = { exact: 'Exacto', result: 'Resultado', trivia: 'Trivia' };

const CARDS: { card: ShareCard; question: string; title: string }[] = [
  {
    card: { kind: 'ticket', tag: 'Jornada 7', lines: [], sentAt: null },
    title: 'Ya sellé',
    question: '¿Le entras?',
  },
  {
    card: {
      kind: 'results',
      tag: 'Jornada 7',
      points: 33,
      isFinal: true,
      isPerfect: false,
      position: null,
      exact: 3,
      results: 8,
      best: null,
    },
    title: 'Saqué',
    question: '¿Cuántos sacaste tú?',
  },
  {
    card: {
      kind: 'album',
      tag: '2 de 23',
      slots: [
        { week: 1, kind: 'sealed' },
        { week: 2, kind: 'empty' },
      ],
    },
    title: 'Mi álbum',
    question: '¿Cuántas llevas tú?',
  },
  {
    card: { kind: 'place', tag: 'General', position: 1284, score: 1, exact: null, results: 6 },
    title: 'Voy en el lugar',
    question: '¡A ver quién me alcanza!',
  },
  {
    card: {
      kind: 'season',
      tag: 'Hasta la Jornada 3',
      weeks: [],
      legend,
      figures: [],
      total: 30,
      played: 3,
    },
    title: 'Mi temporada',
    question: '¿Cómo va la tuya?',
  },
  {
    card: {
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
    },
    title: 'Mi mejor racha',
    question: '¿Quién la rompe?',
  },
];

test.each(CARDS)(
  'the picture $card.kind shows its label, its title, its question and the site address',
  ({ card, question, title }) => {
    const { pen, texts, depth } = createTestPen();
    drawCard(pen, card, 'feed');
    expect(texts).toEqual(
      expect.arrayContaining([card.tag, title, question, 'reto.mx/lmx', 'Solo mayores', 'de 18 años']),
    );
    expect(depth()).toBe(0);
  },
);

const SAFE = { top: 250, bottom: 1920 - 340 };

test.each(CARDS)('the picture $card.kind for a story has no text where its app draws over it', ({ card }) => {
  const { pen, baselines, texts } = createTestPen();
  drawCard(pen, card, 'story');
  expect(texts.length).toBeGreaterThan(4);
  expect(baselines).toHaveLength(texts.length);
  expect(Math.min(...baselines.map(({ y, size }) => y - size))).toBeGreaterThanOrEqual(SAFE.top);
  expect(Math.max(...baselines.map(({ y, size }) => y + size / 4))).toBeLessThanOrEqual(SAFE.bottom);
});

test.each([
  ['feed', 1350],
  ['story', 1920],
] as const)('the ground of the format %s fills a picture of %s px', (format, height) => {
  const { pen, boxes } = createTestPen();
  drawCard(pen, { kind: 'ticket', tag: '', lines: [], sentAt: null }, format);
  expect(boxes[0]).toEqual({ x: 0, y: 0, width: 1080, height });
});

function stubCanvas({ hasContext = true, load = (_font: string) => Promise.resolve<FontFace[]>([]) } = {}) {
  const { pen, readDrawing } = createTestPen();
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => (hasContext ? pen : null),
    toBlob: (done: (blob: Blob | null) => void, type: string) => done(new Blob(['png'], { type })),
  };
  const fonts = { load: vi.fn(load) };
  vi.stubGlobal('document', { fonts, getElementById: () => null, createElement: () => canvas });
  return { canvas: canvas as unknown as HTMLCanvasElement, fonts, readDrawing };
}
const TICKET = CARDS[0]!.card;

test('a picture is drawn after both of its fonts have loaded, in the size of its format and scale', async () => {
  const { canvas, fonts, readDrawing } = stubCanvas();
  expect(await drawOnCanvas(canvas, TICKET, { format: 'story', scale: 0.5 })).toBe(true);
  expect(fonts.load.mock.calls).toEqual([['800 40px Cartel'], ['74px Rotulo']]);
  expect([canvas.width, canvas.height]).toEqual([540, 960]);
  expect(readDrawing()).toMatch(/^box 1080×1920 \S+ ×0.5 at 0,0\n/);
});

test('a font that is late or fails delays a picture by at most three seconds', async () => {
  vi.useFakeTimers();
  const load = (font: string) =>
    font.includes('Rotulo') ? new Promise<never>(() => {}) : Promise.reject(new Error('lost'));
  const { canvas, readDrawing } = stubCanvas({ load });
  const drawing = drawOnCanvas(canvas, TICKET, { format: 'feed', scale: 1 });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(readDrawing()).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(await drawing).toBe(true);
  expect(readDrawing()).toContain('“¿Le entras?”');
  vi.useRealTimers();
});

test('a card becomes a PNG of the full size, and fails in a browser without a canvas', async () => {
  const { canvas } = stubCanvas();
  expect((await renderCard(TICKET, 'feed')).type).toBe('image/png');
  expect([canvas.width, canvas.height]).toEqual([1080, 1350]);
  stubCanvas({ hasContext: false });
  await expect(renderCard(TICKET, 'feed')).rejects.toThrow('no canvas');
});
