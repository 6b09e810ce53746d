import { copy } from '../../copy/shared.ts';
import { MINE_TAG } from '../../player/recorder/my-recipes.ts';
import { useScreens } from '../../search/use-screens.ts';
import { BOOK_ADDRESS, useFlowPictures } from '../../ui/flow-pictures.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { OnlySimulated } from '../parts/OnlySimulated.tsx';
import { TestRunPart } from '../test-run/TestRunPart.tsx';
import { DeletedRecipe } from './DeletedRecipe.tsx';
import { findRecipes } from './find-recipes.ts';
import { RecipeGroupPart } from './RecipeGroupPart.tsx';
import { RecipeSearch } from './RecipeSearch.tsx';
import { ALL, listGroups, toShownGroups } from './shown-recipes.ts';

export function RecipesSection() {
  const {
    simulator: { isReal },
    reads,
    isQa,
    settings,
    show,
    tests,
  } = usePanel();
  const search = settings.recipeSearch;
  const screens = useScreens(search);
  const all = useRead(reads.recipes);
  // A recorded recipe has gestures, which any server will do.
  const recipes = isReal ? all.filter(({ tags }) => tags.includes(MINE_TAG)) : all;
  const removed = useRead(reads.removedRecipe);
  const builtIn = recipes.filter(({ tags }) => tags[0] !== MINE_TAG);
  const groups = listGroups(recipes);
  // The selected group of recipes disappears when its last recipe is deleted; the list then shows all recipes.
  const group = groups.includes(settings.recipeGroup) ? settings.recipeGroup : ALL;
  const recipesOfGroup = recipes.filter(({ tags }) => group === ALL || tags.includes(group));
  const matches = findRecipes(recipesOfGroup, search, screens);
  const pictures = useFlowPictures();

  const tools = (
    <>
      {isReal ? null : <Button onPress={() => show('playlist')}>{copy.playlist}</Button>}
      {isReal || isQa ? null : (
        <Button label={copy.pictures} onPress={() => show('pictures')}>
          Imágenes
        </Button>
      )}
      <a className="button" href={BOOK_ADDRESS} target="_blank" rel="noreferrer">
        <Icon name="book" /> {copy.bookTitle}
      </a>
    </>
  );

  return (
    <>
      {isReal ? <OnlySimulated /> : null}
      <RecipeSearch groups={groups} group={group} count={matches.length} />
      {isQa ? null : <div className="part row">{tools}</div>}
      <DeletedRecipe key={removed} title={removed} />
      <TestRunPart />
      {matches.length === 0 && !isReal ? <p className="part quiet">{copy.recipesNone}</p> : null}
      {search.trim() === '' ? null : (
        <div className="part">
          <Button onPress={() => show('palette', search)}>
            {`Buscar “${search.trim()}” en todo el simulador`}
          </Button>
        </div>
      )}
      {toShownGroups(matches, groups, group, search).map(({ name, rows }) => (
        <RecipeGroupPart key={name} name={name} rows={rows} pictures={pictures} />
      ))}
      {isQa ? (
        <div className="part row">
          {tools}
          {isReal ? null : (
            <Button
              disabled={tests.state?.isRunning ?? false}
              onPress={() => tests.start('Todos', builtIn)}
            >{`Probar los ${builtIn.length}`}</Button>
          )}
        </div>
      ) : null}
    </>
  );
}
