import { toRoute } from '../../mock-server/lib/address.ts';
import type { Density, PanelMode } from '../api/links.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy } from '../copy.ts';
import type { SectionId } from '../sections.ts';
import { createTabValue } from '../tab-value.ts';
import { type LinkWish, readLink } from './read.ts';

export interface Followed {
  panel: PanelMode | null;
  density: Density | null;
  section: SectionId | null;
  error: string | null;
}

const wishOfTab = createTabValue('panel-wish', (stored) => stored as Followed | null);

function takeKept(): Followed | null {
  const kept = wishOfTab.read();
  wishOfTab.write(null);
  return kept;
}

function followRecipe({ recipe }: Simulator, id: string, { mode = 'apply', speed, step }: LinkWish) {
  if (!recipe?.list().some((one) => one.id === id)) throw new Error(copy.linkNoRecipes(id));
  if (mode === 'play') void recipe.play(id, { speed, step: step === undefined ? undefined : step - 1 });
  else if (mode === 'test') void recipe.run(id);
  else void recipe.apply(id, { prepare: mode === 'prepare' });
}

async function followDraft(simulator: Simulator, packed: string, wish: LinkWish) {
  const id = await simulator.recorder?.mine.open(packed);
  if (id !== undefined) followRecipe(simulator, id, wish);
}

/**
 * Applies the link in the address fragment; an error of the link opens the panel with its message. A link to a
 * new world reloads the page, so the panel settings of the link are kept for the next document.
 */
export async function followLink(simulator: Simulator): Promise<Followed> {
  const nothing: Followed = { panel: null, density: null, section: null, error: null };
  const hash = location.hash;
  if (!hash.startsWith('#sim?')) return takeKept() ?? nothing;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    const wish = readLink(hash, simulator);
    if (!wish) return nothing;
    const { panel = null, density = null, section = null } = wish;
    const followed: Followed = { panel, density, section, error: null };
    wishOfTab.write(followed);
    const route = toRoute(location.pathname);
    if (wish.recipe !== undefined) followRecipe(simulator, wish.recipe, wish);
    else if (wish.draft !== undefined) await followDraft(simulator, wish.draft, wish);
    else if (wish.tab !== undefined) {
      if (simulator.world.id() !== wish.tab) throw new Error(copy.linkNoWorld);
    } else if (wish.packed) await simulator.world.unpack(wish.packed, { keepAs: copy.linkKept });
    else if (wish.as || wish.at || wish.seed !== undefined || wish.laravel || wish.faults.length > 0) {
      await simulator.world.begin({
        seed: wish.seed,
        at: wish.at,
        as: wish.as as never,
        laravel: wish.laravel,
        faults: wish.faults,
        rate: wish.speed,
        device: wish.device,
        route,
        keepAs: copy.linkKept,
      });
    } else {
      if (wish.speed !== undefined) await simulator.clock.resume(wish.speed);
      if (wish.device !== undefined) await simulator.clock.device(wish.device);
    }
    takeKept();
    return followed;
  } catch (error) {
    takeKept();
    const words = error instanceof Error ? error.message : String(error);
    const told = copy.linkFailed(words);
    return { ...nothing, panel: 'open', error: told };
  }
}
