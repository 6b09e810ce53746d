import { beforeAll, expect, test } from 'vitest';
import { LAYOUTS } from './card-size.ts';
import { GROUNDS, type GroundName } from './grounds.ts';
import { paintBackground } from './paint-background.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';

beforeAll(stubPage);

const names = Object.keys(GROUNDS) as GroundName[];

test.each(names.flatMap((ground) => (['feed', 'story'] as const).map((format) => [ground, format] as const)))(
  'the ground %s of a picture in the format %s has each colour, line and place',
  async (ground, format) => {
    const { pen, readDrawing } = createTestPen();
    paintBackground(pen, LAYOUTS[format], GROUNDS[ground]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/ground-${ground}-${format}.txt`);
  },
);
