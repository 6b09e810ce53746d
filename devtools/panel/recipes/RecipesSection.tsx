import type { RecipeView } from '../../api/recipes.ts';
import type { Recorder } from '../../api/recorder.ts';
import { copy } from '../../copy.ts';
import { isFound } from '../../search.ts';
import { BOOK_ADDRESS, useFlowPictures } from '../../ui/flow-pictures.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel, useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { Choice, Part } from '../ui.tsx';
import { DeletedRecipe } from './MyRecipeActions.tsx';
import { getGroupName, RecipeRow } from './RecipeRow.tsx';

const ALL = 'all';

function getGroups(recipes: readonly RecipeView[]): string[] {
  const used = new Set(recipes.map(({ tags }) => tags[0] ?? ''));
  return [...new Set([...Object.keys(copy.recipeGroups).filter((tag) => used.has(tag)), ...used])];
}

const getNameTexts = ({ id, title, tags, ends }: RecipeView) =>
  [id, title, ...tags.map(getGroupName), ...ends].join(' ');

const getAllTexts = (recipe: RecipeView) =>
  [getNameTexts(recipe), ...recipe.outline.flatMap(({ says, detail }) => [says, detail])].join(' ');

export function RecipesSection({ simulator, density }: SectionProps) {
  const { settings, set } = usePanel();
  const search = settings.recipeSearch;
  const step = simulator.recipe?.playing() ?? null;
  const recipes = simulator.recipe?.list() ?? [];
  const groups = getGroups(recipes);
  // The selected group of recipes disappears when its last recipe is deleted; the list then shows all recipes.
  const group = groups.includes(settings.recipeGroup) ? settings.recipeGroup : ALL;
  const ofGroup = recipes.filter(({ tags }) => group === ALL || tags.includes(group));
  const byName = ofGroup.filter((recipe) => isFound(getNameTexts(recipe), search));
  // Captions contain common words, so recipes are searched by caption only when no recipe name matches.
  const found = byName.length > 0 ? byName : ofGroup.filter((recipe) => isFound(getAllTexts(recipe), search));
  // “Todos” lists each recipe only under its first tag; a single group lists every recipe with its tag.
  const shownGroups = (group === ALL ? groups : [group])
    .map((name) => ({ name, rows: found.filter(({ tags }) => group !== ALL || tags[0] === name) }))
    .filter(({ rows }) => rows.length > 0);
  const pictures = useFlowPictures();

  return (
    <>
      <div className="part recipe-search">
        <label className="search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={copy.recipeSearch}
            placeholder={copy.recipeSearch}
            value={search}
            onChange={(event) => set({ recipeSearch: event.currentTarget.value })}
          />
          <span className="quiet mono" role="status">
            {found.length}
          </span>
        </label>
        <div className="rolls">
          <Choice
            label="Grupo"
            options={[ALL, ...groups].map((value) => ({ value, name: getGroupName(value) }))}
            value={group}
            onChange={(recipeGroup) => set({ recipeGroup })}
          />
          <a className="book-link" href={BOOK_ADDRESS} target="_blank" rel="noreferrer">
            <Icon name="book" /> {copy.bookTitle}
          </a>
        </div>
      </div>
      {simulator.recorder ? <DeletedRecipe mine={simulator.recorder.mine} /> : null}
      {found.length === 0 ? <p className="part quiet">{copy.recipesNone}</p> : null}
      {shownGroups.map(({ name, rows }) => (
        <Part key={name} title={getGroupName(name)} aside={`${rows.length}`}>
          <ul className={density === 'qa' ? 'list recipes of-qa' : 'list recipes'}>
            {rows.map((recipe) => (
              <RecipeRow
                key={recipe.id}
                recipe={recipe}
                step={step?.recipe === recipe.id ? step : null}
                simulator={simulator}
                isQa={density === 'qa'}
                picture={pictures.row(recipe.id)}
              />
            ))}
          </ul>
        </Part>
      ))}
      {density === 'qa' && simulator.recorder ? <RecorderButton recorder={simulator.recorder} /> : null}
    </>
  );
}

function RecorderButton({ recorder }: { recorder: Recorder }) {
  const run = useRun();
  return (
    <Part title="Grabadora">
      <p className="quiet">{recorder.isOn() ? copy.recordOn : 'Juega a mano: lo que toques, escribas y muevas aquí sale como borrador de recorrido.'}</p>
      {recorder.isOn() ? null : (
        <div className="row">
          <button type="button" onClick={() => run(() => recorder.start())}>
            {copy.recordStart}
          </button>
        </div>
      )}
    </Part>
  );
}
