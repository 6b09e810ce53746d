import type { RecipeView } from '../../api.ts';
import { SAVE_PICTURES, toPlayInCabina } from '../../links/write.ts';
import { usePanel } from '../context/context.ts';

/** Returns what saves the pictures of a recipe. The dock opens the cabina for it, because a recipe reloads its page. */
export function useSavePictures() {
  const { simulator, run, savePictures } = usePanel();
  return (recipe: RecipeView) => {
    if (savePictures) savePictures(recipe);
    else
      run(async () => {
        const link = toPlayInCabina(await simulator.recipe.link(recipe.id));
        location.assign(`${link}&save=${SAVE_PICTURES}`);
      });
  };
}
