import { beforeAll, expect, test } from 'vitest';
import { LAYOUTS } from './card-size.ts';
import { GROUNDS } from './grounds.ts';
import { paintFrame } from './paint-frame.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';

beforeAll(stubPage);

test.each([
  ['feed', 'azul'],
  ['story', 'azul'],
  ['story', 'queso'],
] as const)(
  'the frame of a picture in the format %s, on the ground %s, has each text, font, colour and place',
  async (format, ground) => {
    const { pen, readDrawing } = createTestPen();
    paintFrame(pen, { tag: 'Jornada 7', challenge: '¿Le entras?' }, LAYOUTS[format], GROUNDS[ground]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/frame-${ground}-${format}.txt`);
  },
);
