import type { RecipeView } from '../api.ts';
import { toSlug } from '../lib/slug.ts';
import { drawPage } from './draw-page.ts';
import { finishAnimations } from './finish-animations.ts';
import { drawSlide } from './slide.ts';
import { uncoverHeading } from './uncover-heading.ts';
import type { ZippedFile } from './zip.ts';

export const toFileName = (text: string) => toSlug(text).slice(0, 60);

/** Returns the slide of a step whose end the app shows, as a PNG file. */
export async function takeStepPicture(app: Window, recipe: RecipeView, index: number): Promise<ZippedFile> {
  await app.simulator?.net.idle();
  await finishAnimations(app);
  uncoverHeading(app);
  // On a phone a picture needs two pixels for each CSS pixel; for a screen of 1280 px one is enough.
  const picture = await drawPage(app, app.innerWidth < 1_000 ? 2 : 1);
  const number = String(index + 1).padStart(2, '0');
  const name = `${number}-${toFileName(recipe.outline[index]?.says ?? '')}.png`;
  return [name, await toPng(await drawSlide(picture, recipe, index))];
}

async function toPng(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('El navegador no pudo hacer la imagen.');
  return new Uint8Array(await blob.arrayBuffer());
}
