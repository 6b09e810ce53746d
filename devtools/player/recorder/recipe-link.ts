/** Packs a recorded recipe into a link, and unpacks it. */
import { packText, unpackText } from '../../../mock-server/lib/codec.ts';
import { parseJson } from '../../../mock-server/lib/json.ts';
import { showContacts } from '../../../mock-server/lib/private-text.ts';
import type { Recipe } from '../../api.ts';
import type { PlayedApp } from '../app.ts';
import { RECORDED_ID } from './recording.ts';

const DAMAGED = 'El recorrido del enlace está cortado o dañado.';

/** Version of the format `<version>.<packed JSON>` in a link. */
const VERSION = 1;
/** Maximum length of a packed recipe (characters), because chat programs and issue trackers cut long URLs. */
const MAX_PACKED = 6_000;
/** The same of a recipe that begins in a packed world, which only a bug report has. */
const MAX_PACKED_WITH_WORLD = 15_000;
/** Maximum length of the unpacked JSON (characters), because a short malicious link could unpack to gigabytes. */
const MAX_TEXT_LENGTH = 500_000;

export async function packRecipe(recipe: Recipe): Promise<string> {
  // The id of a recorded recipe is unique in one browser only, so the link carries the default id.
  const packed = await packText(JSON.stringify({ ...recipe, id: RECORDED_ID }));
  if (packed.length > (recipe.world.packed === undefined ? MAX_PACKED : MAX_PACKED_WITH_WORLD))
    throw new Error('Este recorrido no cabe en un enlace: descarga su archivo.');
  return `${VERSION}.${packed}`;
}

/**
 * Unpacks the recipe of a link. Rejects with a Spanish message for another format version, a damaged text,
 * and JSON that is not a recorded recipe.
 */
export async function unpackRecipe(text: string, readRecipe: PlayedApp['readRecipe']): Promise<Recipe> {
  const [, version = '', packed = ''] = /^(\d+)\.(.*)$/s.exec(text) ?? [];
  if (version === '') throw new Error(DAMAGED);
  if (Number(version) !== VERSION)
    throw new Error(`El recorrido del enlace es de la versión ${version}, que este simulador no conoce.`);
  const unpacked = await unpackText(packed, MAX_TEXT_LENGTH).catch(() => '');
  // The link of a bug report has marks in place of the e-mails and phone numbers.
  const recipe = readRecipe(parseJson(showContacts(unpacked)));
  if (!recipe) throw new Error(DAMAGED);
  return recipe;
}
