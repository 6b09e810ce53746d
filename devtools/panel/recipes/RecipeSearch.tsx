import { copy } from '../../copy/shared.ts';
import { getGroupName } from '../../search/searchable-recipe.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Select } from '../parts/Select.tsx';
import { ALL } from './shown-recipes.ts';

/** On a narrow screen the search scrolls away with the list, so that the list has more space. */
const SEARCH_BAR = `part top-0 z-1 flex gap-1 bg-f0 py-0.5 lg:sticky [&>select]:flex-[0_1_112px]
  lg:in-[.dock.bottom]:col-span-full lg:in-[.dock.bottom]:flex-wrap
  lg:in-[.dock.bottom]:items-center lg:in-[.dock.bottom]:gap-2
  [&~*]:pt-0.75 [&~*]:pb-1.5 [&~*>h3]:m-0`;

const SEARCH = `cursor-text gap-2.5 border border-line bg-f2 px-2.5 py-0 text-tone
  focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent
  lg:in-[.dock.bottom]:max-w-94 lg:in-[.dock.bottom]:basis-60`;

interface RecipeSearchProps {
  groups: readonly string[];
  group: string;
  /** Number of recipes that match. */
  count: number;
}

/** The search of recipes, the choice of their group and “Grabar”. */
export function RecipeSearch({ groups, group, count }: RecipeSearchProps) {
  const { reads, settings, set, show } = usePanel();
  const recording = useRead(reads.recording);
  return (
    <div className={SEARCH_BAR}>
      <label className={`line grow ${SEARCH}`}>
        <Icon name="search" />
        <input
          className="bare flex-1 p-0 [outline:0]"
          type="search"
          aria-label={copy.recipeSearch}
          placeholder="Buscar"
          value={settings.recipeSearch}
          onChange={(event) => set({ recipeSearch: event.currentTarget.value })}
        />
        <span className="quiet mono" role="status">
          {count}
        </span>
      </label>
      <Select
        label="Ver el grupo"
        options={[ALL, ...groups].map((value) => ({ value, name: getGroupName(value) }))}
        value={group}
        onChange={(recipeGroup) => set({ recipeGroup })}
      />
      {recording.isOn ? null : (
        <Button label={copy.recordStart} onPress={() => show('record')}>
          <i className="dot bad" aria-hidden="true" /> Grabar
        </Button>
      )}
    </div>
  );
}
