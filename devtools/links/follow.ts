import { toRoute } from '../../mock-server/catalogue/address.ts';
import type { Simulator } from '../api.ts';
import { isNarrowWindow } from '../lib/viewport.ts';
import { writeUnknownRecipe } from '../player/messages.ts';
import type { SettingsStore } from '../state/settings.ts';
import { findRecipeId } from './find-recipe.ts';
import { findShowing } from './find-showing.ts';
import { isSimulatorLink } from './fragment.ts';
import type { LinkContent } from './link-content.ts';
import { readLink } from './read.ts';

/**
 * Applies the link in the address fragment. For an invalid link, opens the panel and resolves to a Spanish message.
 * Otherwise resolves to null.
 */
export async function followLink(simulator: Simulator, settings: SettingsStore): Promise<string | null> {
  const hash = location.hash;
  if (!isSimulatorLink(hash)) return null;
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
    if (link.r !== undefined) await followRecipe(simulator, link.r, link);
    else if (link.spec !== undefined) await followStatement(simulator, link.spec, link);
    else if (link.draft !== undefined) await followRecording(simulator, link.draft, link);
    else if (link.tab !== undefined) {
      if (simulator.world.id() !== link.tab)
        throw new Error('Ese mundo ya no está guardado en este navegador.');
    } else if (link.s) await simulator.world.unpack(link.s, { rate, device });
    else if (simulator.isReal) for (const fault of faults) await simulator.fault.add(fault);
    else if (as || at || seed !== undefined || laravel || faults.length > 0) {
      const previousName = 'Antes del enlace';
      await simulator.world.begin({ as, at, seed, laravel, faults, device, rate, route, previousName });
    } else {
      if (rate !== undefined) await simulator.clock.resume(rate);
      if (device !== undefined) await simulator.clock.device(device);
    }
    return null;
  } catch (error) {
    settings.set({ ...before, mode: 'open' });
    return `El enlace no se pudo seguir. ${(error as Error).message}`;
  }
}

/** Resolves when the recipe's world has begun. Rejects when it can't, for example at a moment that doesn't exist. */
async function followRecipe(
  { recipe }: Simulator,
  name: string,
  { mode: asked, speed, step: from, spec: statement }: LinkContent,
) {
  const id = findRecipeId(recipe, name);
  if (id === undefined) throw new Error(writeUnknownRecipe(name));
  const { title, outline } = recipe.list().find((listed) => listed.id === id) ?? { title: id, outline: [] };
  const step = from ?? 1;
  // A link that names a step and no mode plays: in the other modes a recipe always runs from its first step.
  const mode = asked ?? (from === undefined ? 'apply' : 'play');
  if (step > outline.length) throw new Error(`“step=${step}”: “${title}” tiene ${outline.length} pasos.`);
  if (mode === 'play') recipe.play(id, { speed, step: step - 1, statement }).catch(() => {});
  else if (mode === 'test') recipe.run(id).catch(() => {});
  else recipe.apply(id, { prepare: mode === 'prepare' }).catch(() => {});
  await recipe.whenBegun();
}

async function followStatement(simulator: Simulator, statement: string, link: LinkContent): Promise<void> {
  const recipes = simulator.recipe.list();
  // A wide window shows a recipe for any width, if there is one, without leaving for the cabina.
  const fitting = recipes.filter(({ isForCabina }) => !isForCabina || isNarrowWindow());
  const shown = findShowing(fitting, statement) ?? findShowing(recipes, statement);
  if (!shown) throw new Error(`Ningún recorrido enseña “${statement}” de la especificación.`);
  await followRecipe(simulator, shown.id, link);
}

async function followRecording(simulator: Simulator, draft: string, link: LinkContent): Promise<void> {
  const { mine } = simulator.recorder;
  const known = mine.list().map(({ id }) => id);
  const id = await mine.open(draft);
  try {
    await followRecipe(simulator, id, link);
  } catch (error) {
    if (!known.includes(id)) mine.forget(id);
    throw error;
  }
}

/** Reloads the page when the user enters a simulator link, because a browser loads no page for a new fragment. */
export function reloadOnLink(): void {
  window.addEventListener('hashchange', () => {
    if (isSimulatorLink(location.hash)) location.reload();
  });
}
