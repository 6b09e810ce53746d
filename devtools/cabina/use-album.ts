import { useRef, useState } from 'react';
import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { download } from '../panel/parts/download.ts';
import type { Album } from '../pictures/album.ts';

/** Takes the pictures of a recipe and downloads them. `pictures` is their number; null while none are taken. */
export function useAlbum(getApp: () => Window | null | undefined) {
  const album = useRef<Album | null>(null);
  const [pictures, setPictures] = useState<number | null>(null);
  return {
    pictures,
    onStep(step: StepView, runner: RecipeRunner) {
      if (album.current) setPictures(album.current.onStep(step, runner));
    },
    async save(recipe: RecipeView | undefined) {
      const runner = getApp()?.simulator?.recipe;
      if (!recipe || !runner || album.current) return;
      const { createAlbum } = await import('../pictures/album.ts');
      const taken = createAlbum(recipe, getApp);
      setPictures(0);
      try {
        // Most recipes reload the app, so the promise of this one may never settle.
        if (runner.playing()?.recipe !== recipe.id) runner.play(recipe.id).catch(() => {});
        runner.goTo(0);
        // Not earlier, because the recipe that played until now has told that it was given up.
        album.current = taken;
        const { name, file } = await taken.done;
        download(name, file);
      } finally {
        album.current = null;
        setPictures(null);
      }
    },
  };
}
