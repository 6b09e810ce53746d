import type { RecipeView, Simulator } from '../../api.ts';
import { getMessageLabel } from '../../copy/labels.ts';
import { capitalize } from '../../lib/format.ts';
import type { Entry } from './command.ts';

export function createMessageCommands({ fault, recipe }: Simulator, views: readonly RecipeView[]): Entry[] {
  const known = new Map(fault.messages().map((refusal) => [`${refusal.status} ${refusal.message}`, refusal]));
  return [...known].flatMap(([code, { status, message }]) => {
    const name = `msg:${message}`;
    const view =
      views.find(({ endNames }) => endNames.includes(name)) ??
      views.find(({ covers }) => covers.includes(name));
    if (!view) return [];
    return {
      id: `message ${code}`,
      name: capitalize(getMessageLabel(message)),
      note: `Se ve en: ${view.title}`,
      aside: code,
      codes: [String(status), message],
      words: `${view.id} ${view.title}`,
      run: () => recipe.apply(view.id),
    };
  });
}
