import type { RecipeView } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { Choice } from '../panel/parts/Choice.tsx';
import { CopyButton } from '../panel/parts/CopyButton.tsx';
import { toggleFullScreen } from '../ui/full-screen.ts';
import { Icon } from '../ui/icons.tsx';
import { QrButton } from '../ui/QrButton.tsx';
import { DEVICES } from './devices.ts';

interface DeviceHeaderProps {
  /** Undefined while no recipe plays. */
  recipe: RecipeView | undefined;
  /** Whether the real server answers the app. */
  isReal: boolean;
  width: number;
  setWidth: (width: number) => void;
  /** The link of the recipe that plays; without one, of the world. */
  link: () => Promise<string>;
  reload: () => void;
  /** Runs an action of the user and shows its error in the panel. */
  run: (action: () => unknown) => void;
}

export function DeviceHeader({ recipe, isReal, width, setWidth, link, reload, run }: DeviceHeaderProps) {
  return (
    <header className="line min-h-13 flex-wrap gap-2.5 border-b border-b-line bg-f0 px-3.5 py-1 max-lg:hidden [&_svg]:mr-1">
      <h1 className="flex-1 font-normal text-sm leading-[1.3]">
        <b className="block text-md">{recipe?.title ?? 'Reto Ruffles'}</b>
        <small className="max-[1499.98px]:hidden">
          {recipe
            ? `Recorrido de ${copy.recipeGroups[recipe.tags[0] ?? ''] ?? ''}`
            : `La app de verdad, ${isReal ? 'con el servidor de verdad' : 'en un mundo de mentira'}`}
        </small>
      </h1>
      <Choice
        label="Dispositivo"
        options={DEVICES.map(({ width: value, icon }) => ({
          value: value as number,
          title: `${value} px`,
          name: (
            <>
              <Icon name={icon} /> {value}
            </>
          ),
        }))}
        value={width}
        className="mono [&>button]:px-2.5"
        onChange={setWidth}
      />
      {document.fullscreenEnabled ? (
        <button type="button" onClick={toggleFullScreen}>
          <Icon name="full" /> Pantalla completa
        </button>
      ) : null}
      <button type="button" onClick={reload}>
        Recargar la app
      </button>
      <CopyButton
        name={copy.copyLink}
        label={recipe ? copy.copyRecipeLink : copy.copyWorldLink}
        done={recipe ? copy.copiedRecipe : copy.copiedWorld}
        icon="link"
        text={link}
        run={run}
      />
      <QrButton of={recipe ? 'de este recorrido' : 'de este mundo'} link={link} run={run} />
    </header>
  );
}
