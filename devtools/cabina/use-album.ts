import { useRef, useState } from 'react';
import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { download } from '../panel/parts/download.ts';
import type { Album } from './album.ts';

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
      const { createAlbum } = await import('./album.ts');
      const taken = createAlbum(recipe, getApp);
      album.current = taken;
      setPictures(0);
      try {
        runner.goTo(0);
        const { name, zip } = await taken.done;
        download(name, zip);
      } finally {
        album.current = null;
        setPictures(null);
      }
    },
  };
}
