import { toRoute } from '../../mock-server/lib/address.ts';
import { copy } from '../copy.ts';
import type { Simulator } from '../simulator.ts';
import { isNarrowWindow, type SettingsStore } from '../state/settings.ts';
import { type LinkContent, readLink } from './read.ts';

function followRecipe({ recipe }: Simulator, id: string, { mode = 'apply', speed, step = 1 }: LinkContent) {
  if (!recipe.list().some((view) => view.id === id)) throw new Error(copy.linkNoRecipes(id));
  if (mode === 'play') void recipe.play(id, { speed, step: step - 1 });
  else if (mode === 'test') void recipe.run(id);
  else void recipe.apply(id, { prepare: mode === 'prepare' });
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
    const link = readLink(hash, simulator);
    const { as, at, seed, laravel, faults, device, speed: rate } = link;
    const { panel: mode = before.mode, density = before.density, section = before.section } = link;
    // A link to a new world reloads the page, so the settings are stored first.
    settings.set({ mode, density, section });
    // On a phone, an open panel would cover what the link of a report shows.
    if (isNarrowWindow() && (link.draft ?? link.s) !== undefined) settings.set({ snap: 'low' });
    const route = toRoute(location.pathname) + location.search;
    if (link.r !== undefined) followRecipe(simulator, link.r, link);
    else if (link.draft !== undefined)
      followRecipe(simulator, await simulator.recorder.mine.open(link.draft), link);
    else if (link.tab !== undefined) {
      if (simulator.world.id() !== link.tab)
        throw new Error('Ese mundo ya no está guardado en este navegador.');
    } else if (link.s) await simulator.world.unpack(link.s);
    else if (as || at || seed !== undefined || laravel || faults.length > 0) {
      const previousName = 'Antes del enlace';
      await simulator.world.begin({ as, at, seed, laravel, faults, device, rate, route, previousName });
    } else {
      if (rate !== undefined) await simulator.clock.resume(rate);
      if (device !== undefined) await simulator.clock.device(device);
    }
    return null;
  } catch (error) {
    const { density, section, snap } = before;
    settings.set({ mode: 'open', density, section, snap });
    return `El enlace no se pudo seguir. ${(error as Error).message}`;
  }
}
