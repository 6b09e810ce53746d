import type { Simulator } from '../api/simulator.ts';
import type { Words } from '../recipes/recipe.ts';
import { findTrivia } from '../recipes/rows.ts';

/**
 * Resolves a reference of a recipe to text. Throws an error with a Spanish message when the mail, the trivia or a
 * wrong answer of the trivia does not exist.
 */
export function resolveWords(simulator: Simulator, words: Words): string {
  if (typeof words === 'string') return words;
  if ('mail' in words) {
    const mail = simulator.mail.last({ to: words.to, kind: words.mail });
    const found = words.mail === 'link' ? mail?.path : mail?.secret;
    if (!found) throw new Error(`No llegó ningún correo a ${words.to}.`);
    return found;
  }
  const { correct, options } = findTrivia(simulator, words.week);
  if (words.option === 'right') return String(correct);
  const wrong = (options as string[]).find((option) => option !== correct);
  if (wrong === undefined) throw new Error(`La trivia de la jornada ${words.week} no tiene otra respuesta.`);
  return wrong;
}
