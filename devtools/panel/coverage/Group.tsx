import type { KindReport } from '../../api.ts';
import { DIALOG_TITLES } from '../../copy/dialogs.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { PAGE_NAMES } from '../../copy/pages.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Part } from '../parts/Part.tsx';

export const toGroup = (name: string, ...reports: [kind: string, report: KindReport][]) => ({
  name,
  seen: reports.flatMap(([kind, { seen }]) => seen.map((observed) => `${kind}:${observed}`)),
  never: reports.flatMap(([kind, { never }]) => never.map((observed) => `${kind}:${observed}`)),
});

export function Group({ name, seen, never }: ReturnType<typeof toGroup>) {
  const { simulator, reads, isQa, playInApp, tests } = usePanel();
  const views = useRead(reads.recipes);
  // A recipe for the cabina would leave the page, so it comes last.
  const byPlace = views.toSorted((a, b) => Number(a.isForCabina) - Number(b.isForCabina));
  // Returns a recipe that ends with the missing name or, without one, the recipe that shows the name and the fewest
  // other names.
  const findRecipe = (observed: string) =>
    byPlace.find(({ endNames }) => endNames.includes(observed)) ??
    byPlace
      .filter(({ covers }) => covers.includes(observed))
      .toSorted((a, b) => a.covers.length - b.covers.length)[0];
  const missing = never.map((observed) => ({ observed, recipe: findRecipe(observed) }));
  const recipes = [...new Set(missing.flatMap(({ recipe }) => recipe ?? []))];
  return (
    <Part
      title={name}
      aside={
        isQa && recipes.length > 0 ? (
          <Button
            label={`Probar lo que falta: ${name}`}
            disabled={tests.state?.isRunning ?? false}
            onPress={() => tests.start(`lo que falta de ${name}`, recipes)}
          >
            {`Probar lo que falta (${never.length})`}
          </Button>
        ) : (
          `faltan ${never.length}`
        )
      }
    >
      {never.length === 0 ? <p className="quiet">Ya lo viste todo.</p> : null}
      <ul className="list" aria-label={`Te falta ver: ${name}`}>
        {missing.map(({ observed, recipe }) => (
          <li key={observed}>
            <Name observed={observed} note={recipe?.title} />
            {recipe ? (
              <IconButton
                icon="play"
                name={`${copy.recipePlay(recipe.title)}, para ver ${getSpanishName(observed)}`}
                onPress={() => playInApp(() => simulator.recipe.play(recipe.id))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {isQa && seen.length > 0 ? (
        <details>
          <summary>{`Visto (${seen.length})`}</summary>
          <ul className="list" aria-label={`Visto: ${name}`}>
            {seen.map((observed) => (
              <li key={observed}>
                <Name observed={observed} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Part>
  );
}

/** Returns the Spanish name of an observed name, such as `modal:poolInvalid`. */
function getSpanishName(observed: string): string {
  const [kind, name = ''] = observed.split(/:(.*)/s);
  if (kind === 'msg') return getMessageLabel(name);
  if (kind === 'call') return getCallLabel(name);
  if (kind === 'route') return PAGE_NAMES[name] ?? name;
  return DIALOG_TITLES[observed.replace(':', '/')] ?? name;
}

function Name({ observed, note }: { observed: string; note?: string | undefined }) {
  const { isQa } = usePanel();
  return (
    <span className="grow">
      {getSpanishName(observed)}
      {note ? <small>{note}</small> : null}
      {isQa ? <small className="mono">{observed.slice(observed.indexOf(':') + 1)}</small> : null}
    </span>
  );
}
