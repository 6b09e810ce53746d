// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeView } from '../api.ts';
import { drawSlide } from './slide.ts';

/** The texts that were written on the canvas, in this order. */
let texts: string[];
/** Where each text ends (px from the left). */
let ends: number[];
let placed: number[][];
/** The colours of the filled areas, in this order. */
let fills: string[];

const getSize = (font: string) => Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1]);

beforeEach(() => {
  [texts, ends, placed, fills] = [[], [], [], []];
  const pen = {
    fillStyle: '',
    fillRect: () => fills.push(pen.fillStyle),
    beginPath() {},
    lineTo() {},
    stroke() {},
    strokeRect() {},
    drawImage: (_picture: unknown, ...place: number[]) => placed.push(place),
    fillText(text: string, left: number) {
      texts.push(text);
      ends.push(left + pen.measureText(text).width);
    },
    font: '',
    measureText: (text: string) => ({ width: (text.length * getSize(pen.font)) / 2 }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
});

const RECIPE = {
  title: 'Se envía',
  outline: [
    { says: 'Ana abre la app', detail: '' },
    { says: 'Envía su boleto', detail: 'Con dos partidos' },
    { says: 'Llega', detail: '' },
  ],
} as RecipeView;

const createPicture = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height });

test.each([
  [0, ['Se envía', 'Paso 1 de 3', 'Ana abre la app', 'Demostración: datos ficticios']],
  [1, ['Se envía', 'Paso 2 de 3', 'Envía su boleto', 'Con dos partidos', 'Demostración: datos ficticios']],
  [2, ['Se envía', 'Paso 3 de 3', 'Llega', 'Demostración: datos ficticios']],
])('the slide of the step with the index %s has the texts %j', async (index, expected) => {
  await drawSlide(createPicture(390, 844), RECIPE, index);
  expect(texts).toEqual(expected);
});

test('a slide has the blue of the campaign as its ground, and its yellow behind “datos ficticios”', async () => {
  await drawSlide(createPicture(390, 844), RECIPE, 1);
  expect([fills.at(0), fills.at(-1)]).toEqual(['#0f2fb4', '#ffc421']);
});

test.each([
  ['phone', 390, 844],
  ['computer', 1280, 800],
])('the slide of a %s shows the whole picture undistorted, above the ribbon', async (_device, w, h) => {
  const canvas = await drawSlide(createPicture(w, h), RECIPE, 1);
  const [[left = 0, top = 0, width = 0, height = 0] = []] = placed;
  expect(width / height).toBeCloseTo(w / h);
  expect(Math.min(left, top)).toBeGreaterThan(0);
  expect(left + width).toBeLessThanOrEqual(canvas.width);
  expect(top + height).toBeLessThanOrEqual(1_080 - 64);
});

test.each([
  ['phone', 390, 844],
  ['computer', 1280, 890],
])('beside the picture of a %s, no word of the caption reaches the picture', async (_device, w, h) => {
  const [first, ...rest] = RECIPE.outline;
  const outline = [
    { ...first, says: 'Desproporcionadamente contradictorio' },
    ...rest,
  ] as RecipeView['outline'];
  await drawSlide(createPicture(w, h), { ...RECIPE, outline }, 0);
  const [[left = 0] = []] = placed;
  // The last text is the ribbon, below the picture.
  expect(Math.max(...ends.slice(0, -1))).toBeLessThan(left);
});
