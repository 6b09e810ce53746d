/** A recipe as a file: a picture of each step with its caption, in one ZIP archive. Loaded at the first use. */

import { zipSync } from 'fflate';
import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { toSlug } from '../lib/slug.ts';
import { drawPage } from './draw-page.ts';
import { addCaption } from './picture-caption.ts';

/** Time that the app has to show what its last action caused (ms). */
const SETTLE_MS = 700;

const toFileName = (text: string) => toSlug(text).slice(0, 60);

export type Album = ReturnType<typeof createAlbum>;

/**
 * Takes a picture at the end of each step of a recipe, and then lets the recipe continue. The caller passes all events of
 * the recipe to `onStep`. After a reload of the app's frame, the events come from another simulator.
 */
export function createAlbum(recipe: RecipeView, getApp: () => Window | null | undefined) {
  const { id, outline, title } = recipe;
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [];
  let isTaking = false;
  let resolve: (album: { name: string; zip: Blob }) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const done = new Promise<{ name: string; zip: Blob }>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });

  async function take({ index }: StepView, runner: RecipeRunner) {
    await new Promise((wake) => setTimeout(wake, SETTLE_MS));
    const app = getApp();
    if (!app) return;
    // On a phone a picture needs two pixels for each CSS pixel; for a screen of 1280 px one is enough.
    const picture = await drawPage(app, app.innerWidth < 1_000 ? 2 : 1);
    const number = String(index + 1).padStart(2, '0');
    const name = `${number}-${toFileName(outline[index]?.says ?? '')}.png`;
    files.push([name, await toPng(addCaption(picture, recipe, index))]);
    // The last step is followed by no pause, so there is nothing to skip after its picture.
    if (files.length < outline.length) return runner.skip(1);
    // PNG files are compressed already.
    const zip = new Blob([zipSync(Object.fromEntries(files), { level: 0 })], { type: 'application/zip' });
    resolve({ name: `${toFileName(title) || 'recorrido'}.zip`, zip });
  }

  return {
    /** Resolves with the archive. Rejects with a Spanish message when the recipe fails or the user closes it. */
    done,
    /** Takes the picture of a step that has ended. Returns the number of pictures so far. */
    onStep(step: StepView, runner: RecipeRunner): number {
      const hasEnded = step.isOver || (step.isDone && step.pauseReason !== null);
      if (step.recipe !== id || step.isGivenUp)
        reject(new Error('Se interrumpió: no se guardaron las imágenes.'));
      else if (step.failure)
        reject(new Error('El recorrido no salió como dice: no se guardaron las imágenes.'));
      else if (hasEnded && !isTaking && step.index === files.length) {
        isTaking = true;
        take(step, runner).then(() => {
          isTaking = false;
        }, reject);
      }
      return files.length;
    },
  };
}

async function toPng(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('El navegador no pudo hacer la imagen.');
  return new Uint8Array(await blob.arrayBuffer());
}
