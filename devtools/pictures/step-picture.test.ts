import { expect, test, vi } from 'vitest';
import type { RecipeView } from '../api.ts';
import * as drawPage from './draw-page.ts';
import * as finishAnimations from './finish-animations.ts';
import * as slide from './slide.ts';
import { takeStepPicture } from './step-picture.ts';
import * as uncoverHeading from './uncover-heading.ts';

const RECIPE = { outline: [{ says: 'Abre la app' }, { says: 'Envía su boleto' }] } as RecipeView;

/** Takes the picture of the second step in a window of this width. `blob`: what the browser makes of the slide. */
async function take(innerWidth: number, blob: Blob | null = new Blob(['png'])) {
  vi.spyOn(finishAnimations, 'finishAnimations').mockResolvedValue();
  vi.spyOn(uncoverHeading, 'uncoverHeading').mockReturnValue();
  const draw = vi.spyOn(drawPage, 'drawPage').mockResolvedValue({} as HTMLCanvasElement);
  vi.spyOn(slide, 'drawSlide').mockResolvedValue({
    toBlob: (done: BlobCallback) => done(blob),
  } as HTMLCanvasElement);
  const [name, bytes] = await takeStepPicture({ innerWidth } as Window, RECIPE, 1);
  return { name, text: new TextDecoder().decode(bytes), scale: draw.mock.calls[0]?.[1] };
}

test.each([
  ['a phone', 390, 2],
  ['a computer', 1280, 1],
])('the picture of a step on %s of %i px has %i px for each of its px', async (_what, width, scale) => {
  expect((await take(width)).scale).toBe(scale);
});

test('the file of a picture has the number and the caption of its step', async () => {
  expect(await take(390)).toMatchObject({ name: '02-envia-su-boleto.png', text: 'png' });
});

test('a picture that the browser cannot make is refused in Spanish', async () => {
  await expect(take(390, null)).rejects.toThrow('El navegador no pudo hacer la imagen.');
});
