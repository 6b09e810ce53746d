/** What the player is told of this game. */
import { BASE, toRoute } from '../../mock-server/catalogue/address.ts';
import type { MockControl, RecipeEnd, Reference } from '../api.ts';
import type { PlayedApp } from '../player/app.ts';
import { applyControl } from './apply-control.ts';
import COVERS from './covers.json';
import { DEFAULT_WORLD } from './default-world.ts';
import { writeRecipeFile } from './recipe-file.ts';
import { readRecordedRecipe } from './recorded-recipe.ts';
import { findReferencedRow } from './row-references.ts';

export const APP: PlayedApp = {
  base: BASE,
  playPath: `${BASE}/simulador/`,
  ...DEFAULT_WORLD,
  covers: COVERS,
  getRoute: () => toRoute(location.pathname),
  hasPage: () => document.getElementById('root') !== null,
  isPageShown: () => document.querySelector('main h1') !== null,
  applyControl,
  lookUp,
  checkWorldAtEnd,
  // Whether a run shows the loading bar at 95 % depends on the speed of the machine, so it is noted only in the
  // recipe that ends with it.
  isNoted: (name, { shows }) => !name.startsWith('state:') || shows.some((screen) => 'progress' in screen),
  // “Espera 30 s para …”.
  isCountingDown: (observed) => observed.some((name) => name.endsWith('→wait')),
  readRecipe: readRecordedRecipe,
  writeRecipeFile,
  loadPage: async () => (await import('./app-page.ts')).APP_PAGE,
  loadRecording: async () => (await import('./app-recording.ts')).APP_RECORDING,
};

function lookUp({ mail, world }: MockControl, reference: Reference): string {
  if ('mail' in reference) {
    const mailed = mail.last({ to: reference.to, kind: reference.mail });
    const text = reference.mail === 'link' ? mailed?.path : mailed?.secret;
    if (!text) throw new Error(`No llegó ningún correo a ${reference.to}.`);
    return text;
  }
  const { correct, options } = findReferencedRow(world, { triviaOf: reference.week });
  if (reference.option === 'right') return String(correct);
  const wrong = Array.isArray(options) ? options.find((option) => option !== correct) : undefined;
  if (wrong === undefined)
    throw new Error(`La trivia de la jornada ${reference.week} no tiene otra respuesta.`);
  return wrong;
}

function checkWorldAtEnd({ world }: MockControl, { boletos }: RecipeEnd): string[] {
  const sent = world.facts().filter(({ kind, by }) => kind === 'pool' && by === 'app').length;
  return boletos === undefined || sent === boletos
    ? []
    : [`Se enviaron ${sent} boletos y debían ser ${boletos}.`];
}
