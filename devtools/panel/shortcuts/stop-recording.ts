import type { Simulator } from '../../api.ts';
import type { SettingsStore } from '../../state/settings.ts';

/**
 * Ends the recording and shows the list of all recipes, which begins with the recorded one. Throws an error with a
 * Spanish message when nothing was recorded or the recording can't be saved.
 */
export function stopRecording({ recorder }: Simulator, settings: SettingsStore): void {
  if (recorder.stop() === '')
    throw new Error('No se grabó nada: todavía no tocaste ni escribiste nada en la app.');
  settings.set({ section: 'recipes', recipeSearch: '', recipeGroup: 'all', snap: 'half' });
}
