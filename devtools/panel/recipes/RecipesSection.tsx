import { useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { MINE_TAG } from '../../player/recorder/my-recipes.ts';
import { useScreens } from '../../search/use-screens.ts';
import { BOOK_ADDRESS, useFlowPictures } from '../../ui/flow-pictures.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { Select } from '../parts/Select.tsx';
import { TestRunPart } from '../test-run/TestRunPart.tsx';
import { DeletedRecipe } from './DeletedRecipe.tsx';
import { findRecipes, getGroupName } from './find-recipes.ts';
import { PlaylistDialog } from './PlaylistDialog.tsx';
import { RecipeRow } from './RecipeRow.tsx';

const ALL = 'all';

/** On a narrow screen the search scrolls away with the list, so that the list has more space. */
const SEARCH_BAR = `part top-0 z-1 flex gap-1 bg-f0 py-0.5 lg:sticky [&>select]:flex-[0_1_112px]
  lg:in-[.dock.bottom]:col-span-full lg:in-[.dock.bottom]:flex-wrap
  lg:in-[.dock.bottom]:items-center lg:in-[.dock.bottom]:gap-2
  [&~*]:pt-0.75 [&~*]:pb-1.5 [&~*>h3]:m-0`;

const SEARCH = `cursor-text gap-2.5 border border-line bg-f2 px-2.5 py-0 text-tone
  focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent
  lg:in-[.dock.bottom]:max-w-94 lg:in-[.dock.bottom]:basis-60`;

export function RecipesSection() {
  const { simulator, reads, isQa, settings, set, show, showApp, tests } = usePanel();
  const search = settings.recipeSearch;
  const screens = useScreens(search);
  const recipes = useRead(reads.recipes);
  const recording = useRead(reads.recording);
  const removed = useRead(reads.removedRecipe);
  const builtIn = recipes.filter(({ tags }) => tags[0] !== MINE_TAG);
  const groups = Object.keys(copy.recipeGroups).filter((tag) => recipes.some(({ tags }) => tags[0] === tag));
  // The selected group of recipes disappears when its last recipe is deleted; the list then shows all recipes.
  const group = groups.includes(settings.recipeGroup) ? settings.recipeGroup : ALL;
  const recipesOfGroup = recipes.filter(({ tags }) => group === ALL || tags.includes(group));
  const matches = findRecipes(recipesOfGroup, search, screens);
  // “Todos” lists each recipe only under its first tag; a single group lists every recipe with its tag.
  const shownGroups = (group === ALL ? groups : [group])
    .map((name) => ({ name, rows: matches.filter(({ tags }) => group !== ALL || tags[0] === name) }))
    .filter(({ rows }) => rows.length > 0);
  const pictures = useFlowPictures();
  const record = async () => {
    await simulator.recorder.start();
    showApp();
  };
  const [isListOpen, setListOpen] = useState(false);

  return (
    <>
      <div className={SEARCH_BAR}>
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
            {matches.length}
          </span>
        </label>
        <Select
          label="Ver el grupo"
          options={[ALL, ...groups].map((value) => ({ value, name: getGroupName(value) }))}
          value={group}
          onChange={(recipeGroup) => set({ recipeGroup })}
        />
        {recording.isOn ? null : (
          <Button label={copy.recordStart} onPress={record}>
            <i className="dot bad" aria-hidden="true" /> Grabar
          </Button>
        )}
      </div>
      <DeletedRecipe key={removed} title={removed} />
      <TestRunPart />
      {matches.length === 0 ? <p className="part quiet">{copy.recipesNone}</p> : null}
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
        <Button onPress={() => setListOpen(true)}>{copy.playlist}</Button>
        {isQa ? (
          <Button
            disabled={tests.state?.isRunning ?? false}
            onPress={() => tests.start('Todos', builtIn)}
          >{`Probar los ${builtIn.length}`}</Button>
        ) : null}
        {isListOpen ? <PlaylistDialog onClose={() => setListOpen(false)} /> : null}
      </div>
    </>
  );
}
