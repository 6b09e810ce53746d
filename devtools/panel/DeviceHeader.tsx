import { copy } from '../copy.ts';
import type { RecipeView } from '../runner/runner.ts';
import { toggleFullScreen } from '../ui/full-screen.ts';
import { Icon } from '../ui/icons.tsx';
import { QrButton } from '../ui/QrButton.tsx';
import type { PanelContextValue } from './context.ts';
import { Choice, CopyButton } from './ui.tsx';

const WIDTHS = [390, 320, 1280] as const;
export type DeviceWidth = (typeof WIDTHS)[number];

interface DeviceHeaderProps {
  /** Undefined while no recipe plays. */
  recipe: RecipeView | undefined;
  width: DeviceWidth;
  setWidth: (width: DeviceWidth) => void;
  onReload: () => void;
  /** Returns a link to this world. */
  link: () => Promise<string>;
  run: PanelContextValue['run'];
}

/** The title and the buttons above the device of the cabina. */
export function DeviceHeader({ recipe, width, setWidth, onReload, link, run }: DeviceHeaderProps) {
  return (
    <header
      className={
        'line min-h-13 flex-wrap gap-2.5 border-b border-b-line bg-f0 px-3.5 py-1 ' +
        'max-lg:hidden [&_svg]:mr-1'
      }
    >
      <h1 className="flex-1 font-normal text-sm leading-[1.3]">
        <b className="block text-md">{recipe?.title ?? 'Reto Ruffles'}</b>
        <small className="max-xl:hidden">
          {recipe
            ? `Recorrido de ${copy.recipeGroups[recipe.tags[0] ?? ''] ?? ''}`
            : 'La app de verdad, en un mundo de mentira'}
        </small>
      </h1>
      <Choice
        label="Dispositivo"
        options={WIDTHS.map((value) => ({
          value,
          title: `${value} px`,
          name: (
            <>
              <Icon name={value === 1280 ? 'desktop' : 'phone'} /> {value}
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
      <button type="button" onClick={onReload}>
        Recargar la app
      </button>
      <CopyButton name={copy.copyLink} icon="link" text={link} run={run} />
      <QrButton of="de este mundo" link={link} run={run} />
    </header>
  );
}
