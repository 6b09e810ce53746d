import { useEffect, useState } from 'react';
import { copy } from '../copy.ts';
import type { MyRecipes } from '../recorder/my-recipes.ts';
import type { RecipeView } from '../runner/runner.ts';
import { isFound, isNearlyFound } from '../search.ts';
import { BOOK_ADDRESS, useFlowPictures } from '../ui/flow-pictures.ts';
import { Icon } from '../ui/icons.tsx';
import { usePanel } from './context.ts';
import type { PlaylistDialog } from './PlaylistDialog.tsx';
import { RecipeRow } from './RecipeRow.tsx';
import { TestRunPart } from './TestRunPart.tsx';
import { Button, Part, Select } from './ui.tsx';
import { useScreens } from './use-screens.ts';

const ALL = 'all';

/** On a narrow screen the search scrolls away with the list, so that the list has more space. */
const SEARCH_BAR = `top-0 z-1 flex gap-1 bg-f0 py-0.5 lg:sticky [&>select]:flex-[0_1_112px]
  lg:in-[.dock.bottom]:col-span-full lg:in-[.dock.bottom]:flex-wrap
  lg:in-[.dock.bottom]:items-center lg:in-[.dock.bottom]:gap-2`;
const SEARCH = `cursor-text gap-2.5 border border-line bg-f2 px-2.5 py-0 text-tone
  focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent
  lg:in-[.dock.bottom]:max-w-94 lg:in-[.dock.bottom]:basis-60`;
const PARTS_BELOW = '[&~*]:pt-0.75 [&~*]:pb-1.5 [&~*>h3]:m-0';

/** How long “Deshacer” is offered after a recording was deleted (ms). */
const UNDO_MS = 20_000;

const getNameTexts = ({ id, title, tags, endNames }: RecipeView) =>
  [id, title, ...tags.map(getGroupName), ...endNames].join(' ');

const getAllTexts = (recipe: RecipeView) =>
  [getNameTexts(recipe), ...recipe.outline.flatMap(({ says, detail }) => [says, detail])].join(' ');

/**
 * Returns the recipes with the searched words in their name. If there are none, those with the words in a caption or on a
 * screen, which contain common words. If there are none either, those with the words in their name or a caption
 * but for a typo.
 */
function findRecipes(recipes: readonly RecipeView[], search: string, screens: ReadonlySet<string>) {
  const shows = ({ endNames, covers }: RecipeView) =>
    [...endNames, ...covers].some((name) => screens.has(name));
  const byName = recipes.filter((recipe) => isFound(getNameTexts(recipe), search));
  if (byName.length > 0) return byName;
  const byText = recipes.filter((recipe) => isFound(getAllTexts(recipe), search) || shows(recipe));
  return byText.length > 0 ? byText : recipes.filter((recipe) => isNearlyFound(getAllTexts(recipe), search));
}

export function RecipesSection() {
  const { simulator, isQa, settings, set, show, showApp, tests } = usePanel();
  const search = settings.recipeSearch;
  const recipes = simulator.recipe.list();
  const groups = Object.keys(copy.recipeGroups).filter((tag) => recipes.some(({ tags }) => tags[0] === tag));
  // The selected group of recipes disappears when its last recipe is deleted; the list then shows all recipes.
  const group = groups.includes(settings.recipeGroup) ? settings.recipeGroup : ALL;
  const ofGroup = recipes.filter(({ tags }) => group === ALL || tags.includes(group));
  const found = findRecipes(ofGroup, search, useScreens(search));
  // “Todos” lists each recipe only under its first tag; a single group lists every recipe with its tag.
  const shownGroups = (group === ALL ? groups : [group])
    .map((name) => ({ name, rows: found.filter(({ tags }) => group !== ALL || tags[0] === name) }))
    .filter(({ rows }) => rows.length > 0);
  const pictures = useFlowPictures();
  const record = async () => {
    await simulator.recorder.start();
    showApp();
  };
  const [Playlist, setPlaylist] = useState<typeof PlaylistDialog | null>(null);
  const openPlaylist = async () => {
    const { PlaylistDialog: fetched } = await import('./PlaylistDialog.tsx');
    setPlaylist(() => fetched);
  };

  return (
    <>
      <div className={`part ${SEARCH_BAR} ${PARTS_BELOW}`}>
        <label className={`line grow ${SEARCH}`}>
          <Icon name="search" />
          <input
            className="bare flex-1 p-0 [outline:0]"
            type="search"
            aria-label={copy.recipeSearch}
            placeholder="Buscar"
            value={search}
            onChange={(event) => set({ recipeSearch: event.currentTarget.value })}
          />
          <span className="quiet mono" role="status">
            {found.length}
          </span>
        </label>
        <Select
          label="Ver el grupo"
          options={[ALL, ...groups].map((value) => ({ value, name: getGroupName(value) }))}
          value={group}
          onChange={(recipeGroup) => set({ recipeGroup })}
        />
        {simulator.recorder.isOn() ? null : (
          <Button label={copy.recordStart} onPress={record}>
            <i className="dot bad" aria-hidden="true" /> Grabar
          </Button>
        )}
      </div>
      <DeletedRecipe key={simulator.recorder.mine.removed()} mine={simulator.recorder.mine} />
      <TestRunPart />
      {found.length === 0 ? <p className="part quiet">{copy.recipesNone}</p> : null}
      {search.trim() === '' ? null : (
        <div className="part">
          <Button onPress={() => show('palette', search)}>
            {`Buscar “${search.trim()}” en todo el simulador`}
          </Button>
        </div>
      )}
      {shownGroups.map(({ name, rows }) => (
        <Part
          key={name}
          title={getGroupName(name)}
          aside={
            isQa ? (
              <Button
                label={`Probar todos: ${getGroupName(name)}`}
                disabled={tests.state?.isRunning ?? false}
                onPress={() => tests.start(getGroupName(name), rows)}
              >
                {`Probar todos (${rows.length})`}
              </Button>
            ) : (
              rows.length
            )
          }
        >
          <ul className="list">
            {rows.map((recipe) => (
              <RecipeRow key={recipe.id} recipe={recipe} picture={pictures.row(recipe.id)} />
            ))}
          </ul>
        </Part>
      ))}
      <div className="part row">
        <a className="button" href={BOOK_ADDRESS} target="_blank" rel="noreferrer">
          <Icon name="book" /> {copy.bookTitle}
        </a>
        <Button onPress={openPlaylist}>{copy.playlist}</Button>
        {Playlist ? <Playlist onClose={() => setPlaylist(null)} /> : null}
      </div>
    </>
  );
}

const getGroupName = (tag: string) => copy.recipeGroups[tag] ?? tag;

function DeletedRecipe({ mine }: { mine: MyRecipes }) {
  const title = mine.removed();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  if (title === null || isOld) return null;
  return (
    <p className="part row" role="status">
      <span className="grow">{`Borraste “${title}”.`}</span>
      <Button onPress={() => mine.undoRemove()}>Deshacer</Button>
    </p>
  );
}
