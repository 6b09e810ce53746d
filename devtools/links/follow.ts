import { toRoute } from '../../mock-server/lib/address.ts';
import type { Simulator } from '../api/simulator.ts';
import { copy } from '../copy.ts';
import type { SettingsStore } from '../state/settings.ts';
import { type LinkWish, readLink } from './read.ts';

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
 * Applies the link in the address fragment. Resolves to the Spanish message of the link's error, which also opens the
 * panel, or to null.
 */
export async function followLink(simulator: Simulator, settings: SettingsStore): Promise<string | null> {
  const hash = location.hash;
  if (!hash.startsWith('#sim?')) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const before = settings.get();
  try {
    const wish = readLink(hash, simulator);
    if (!wish) return null;
    const { panel: mode = before.mode, density = before.density, section = before.section } = wish;
    // A link to a new world reloads the page, so the settings are stored first.
    settings.set({ mode, density, section });
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
    return null;
  } catch (error) {
    const { density, section } = before;
    settings.set({ mode: 'open', density, section });
    return copy.linkFailed(error instanceof Error ? error.message : String(error));
  }
}
