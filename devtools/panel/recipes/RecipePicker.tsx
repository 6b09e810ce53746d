import { useState } from 'react';
import type { RecipeView } from '../../api.ts';
import { copy, plural } from '../../copy/shared.ts';
import { getGroupName } from '../../search/searchable-recipe.ts';
import { useScreens } from '../../search/use-screens.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Tag } from '../parts/Tag.tsx';
import { findRecipes } from './find-recipes.ts';
import { ALL, listGroups, toShownGroups } from './shown-recipes.ts';

interface RecipePickerProps {
  /** The label of the button that stands beside each recipe. */
  action: string;
  onChoose: (recipe: RecipeView) => void;
  /** Returns how often the recipe is chosen already. */
  countChosen?: (id: string) => number;
}

/** All recipes by their group, with a search: the user chooses one of them. */
export function RecipePicker({ action, onChoose, countChosen = () => 0 }: RecipePickerProps) {
  const { reads } = usePanel();
  const recipes = useRead(reads.recipes);
  const [search, setSearch] = useState('');
  const matches = findRecipes(recipes, search, useScreens(search));
  return (
    <>
      <label className="line sticky top-0 z-1 cursor-text gap-2.5 border border-line bg-f2 px-2.5 text-tone focus-within:outline-2 focus-within:outline-accent">
        <Icon name="search" />
        <input
          type="search"
          className="bare w-full flex-1 p-0 [outline:0]"
          aria-label={copy.recipeSearch}
          placeholder="Buscar: “boleto”, “trivia”…"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <span className="quiet mono" role="status">
          {matches.length}
        </span>
      </label>
      {matches.length === 0 ? <p className="quiet mt-3">{copy.recipesNone}</p> : null}
      {toShownGroups(matches, listGroups(recipes), ALL, search).map(({ name, rows }) => (
        <section key={name} className="mt-4">
          <h3 className="flex justify-between border-b border-b-line pb-1.5">
            {getGroupName(name)} <span className="quiet font-normal">{rows.length}</span>
          </h3>
          <ul className="list" aria-label={getGroupName(name)}>
            {rows.map((recipe) => (
              <li
                key={recipe.id}
                className="[contain-intrinsic-block-size:auto_42px] [content-visibility:auto]"
              >
                <span className="grow">{recipe.title}</span>
                <Chosen count={countChosen(recipe.id)} />
                <Button label={`${action} ${recipe.title}`} onPress={() => onChoose(recipe)}>
                  {action}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Chosen({ count }: { count: number }) {
  if (count === 0) return null;
  return <Tag tone="accent">{count === 1 ? 'EN LA LISTA' : plural(count, 'VEZ', 'VECES')}</Tag>;
}
