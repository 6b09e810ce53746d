import type { Recipe } from '../../api.ts';
import { formatShortDay } from '../../lib/format.ts';

/** Maximum length of the part that names what was done first (characters), so that the date fits into the same line. */
const MAX_LENGTH = 48;

const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…` : text;

/** Returns the first title of a recording: what was done first and the day, such as “Toca “Entrar” · lun 30 nov”. */
export function nameRecording({ steps }: Pick<Recipe, 'steps'>, at: number): string {
  // A note about what the recording lacks has no actions.
  const { says = 'Mi recorrido' } = steps.find(({ actions }) => actions.length > 0) ?? {};
  return `${shorten(says)} · ${formatShortDay(at)}`;
}
