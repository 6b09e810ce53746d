import { type RefObject, useRef, useState } from 'react';
import type { StepView } from '../runner/run.ts';
import type { RecipeRunner, RecipeView } from '../runner/runner.ts';
import type { Album } from './album.ts';
import { download } from './ui.tsx';

/** Saves pictures of the steps of a recipe that plays in the frame. */
export function useAlbum(frame: RefObject<HTMLIFrameElement | null>) {
  const album = useRef<Album | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const getApp = () => frame.current?.contentWindow;
  return {
    /** Number of pictures so far; null while none are taken. */
    count,
    onStep(step: StepView, runner: RecipeRunner) {
      if (album.current) setCount(album.current.onStep(step, runner));
    },
    async save(recipe: RecipeView | undefined) {
      const runner = getApp()?.simulator?.recipe;
      if (!recipe || !runner || album.current) return;
      const { createAlbum } = await import('./album.ts');
      const created = createAlbum(recipe, getApp);
      album.current = created;
      setCount(0);
      try {
        runner.goTo(0);
        const { name, zip } = await created.done;
        download(name, zip);
      } finally {
        album.current = null;
        setCount(null);
      }
    },
  };
}
