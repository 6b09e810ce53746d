/** A recipe as a file: a slide of each step, in one ZIP archive. Loaded at the first use. */

import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { takeStepPicture, toFileName } from './step-picture.ts';
import { createZip, type ZippedFile } from './zip.ts';

/** A file to download. */
interface AlbumFile {
  name: string;
  file: Blob;
}

export type Album = ReturnType<typeof createAlbum>;

/**
 * Takes a picture at the end of each step of a recipe, and then lets the recipe continue. The caller passes all events
 * of the recipe to `onStep`. After a reload of the app's frame, the events come from another simulator.
 */
export function createAlbum(recipe: RecipeView, getApp: () => Window | null | undefined) {
  const { id, outline, title } = recipe;
  const files: ZippedFile[] = [];
  let isTaking = false;
  let resolve: (album: AlbumFile) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const done = new Promise<AlbumFile>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });

  async function take({ index }: StepView, runner: RecipeRunner) {
    const app = getApp();
    if (!app) return;
    files.push(await takeStepPicture(app, recipe, index));
    // The last step is followed by no pause, so there is nothing to skip after its picture.
    if (files.length < outline.length) return runner.skip(1);
    const [first] = files;
    const name = toFileName(title) || 'recorrido';
    // Who has one picture needs no archive.
    if (first && files.length === 1) resolve({ name: `${name}.png`, file: new Blob([first[1]]) });
    else resolve({ name: `${name}.zip`, file: createZip(files) });
  }

  return {
    /** Resolves with the file. Rejects with a Spanish message when the recipe fails or the user closes it. */
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
