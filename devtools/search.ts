import { normalize } from '../mock-server/lib/text.ts';

/** Returns a name for a file: the text in lower case without accents, with `-` for all but letters and digits. */
export const toSlug = (text: string): string =>
  normalize(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const SYNONYMS = [
  'jornada, semana, week',
  'sin conexion, sin internet, sin red, sin senal, offline, networkerror, network error',
  'expirada, expirado, vencida, vencido, caducada, caducado, caduca, ' +
    'expired, expira, vence, vencio, caduco, expiro',
  'enlace, liga, link, url',
  'retener, retiene, retenida, hold, soltar',
  'inicio de, silbatazo inicial, silbatazo, kickoff',
  'resultado, marcador final, marcador',
  'pantalla completa, full screen, fullscreen',
  'descargar, exportar, export, bajar, guardar archivo',
  'publicar, publica, publish',
  'grabar, graba, grabacion, record, mis recorrido',
  'premio, rewards, recompensa',
  '429, demasiados intentos, too many attempts',
  '419, seguridad vencida, csrf',
  'mantenimiento, 503',
  'contrasena, clave, password',
  'correo, email, e-mail, mail',
  'boleto, quiniela, pronostico, ticket',
  'falla, fallo, fallar, error',
  'peticion, llamada, request, endpoint',
  'dialogo, ventana, modal, aviso',
  'login, iniciar sesion, inicio de sesion, entrar',
  'cerrar sesion, cierre de sesion, cierras sesion, salir, logout',
  'registro, registrarse, registra, crear cuenta, alta',
  'ranking, tabla, posiciones, lugares',
  'celular, telefono, dispositivo',
  'partido, juego, match',
  'borrar cuenta, borrado de cuenta, eliminar cuenta, eliminas tu cuenta, cuenta eliminada',
  'persona, usuario, jugador',
  'reloj, hora',
  'enviar, envia, envio, mandar, manda, sellar, sella',
  'contestar, contesta, responder, responde',
].map((group) => group.split(', '));

/** Spanish filler words. A search ignores these words unless it has no other word. */
const FILLERS = new Set(
  'a al con de del e el en la las le lo los mi o que se su sus te tu tus un una y'.split(' '),
);

const PHRASES = SYNONYMS.flatMap((group) => group.map((phrase) => ({ phrase, group }))).toSorted(
  (a, b) => b.phrase.length - a.phrase.length,
);

type Term = { word: string; others: readonly string[] };

/** Converts `premios` to `premio`, but keeps words of up to 4 letters, such as `tres`. */
const toSingular = (word: string) => (word.length > 4 ? word.replace(/(?<=[aeiou])s$/, '') : word);

const toWords = (search: string): string[] =>
  normalize(search)
    .trim()
    .split(/[\s,]+/)
    .map(toSingular);

function toTerms(search: string): Term[] {
  let rest = ` ${toWords(search).join(' ')} `;
  const terms: Term[] = [];
  for (const { phrase, group } of PHRASES) {
    if (!rest.includes(` ${phrase} `)) continue;
    rest = rest.replaceAll(` ${phrase} `, '  ');
    terms.push({ word: phrase, others: group });
  }
  const words = rest.split(' ').filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  // A search of filler words alone is kept, because it may be the beginning of a longer word.
  const searched = telling.length + terms.length > 0 ? telling : words;
  return [...terms, ...searched.map((word) => ({ word, others: [] }))];
}

/** A synonym counts only at the start of a word, because inside a word it would match unrelated texts. */
const hasTerm = (bare: string, { word, others }: Term) =>
  bare.includes(word) ||
  others.some((other) => ` ${bare}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${other}`));

const hasTerms = (bare: string, terms: readonly Term[]) => terms.every((term) => hasTerm(bare, term));

/** Typos are looked for only in words of this length or more: of short words, too many others are one letter away. */
const MIN_TYPO_LENGTH = 4;

/** Whether `a` becomes `b` by adding, leaving out or replacing one letter, or by swapping two neighbouring ones. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < MIN_TYPO_LENGTH - 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const SYNONYM_WORDS = [...new Set(SYNONYMS.flat().filter((phrase) => !phrase.includes(' ')))];

/** Replaces each word that is one typo away from a synonym by the synonym. */
function correctWords(search: string): string {
  const correct = (word: string) =>
    word.length < MIN_TYPO_LENGTH || SYNONYM_WORDS.includes(word)
      ? word
      : (SYNONYM_WORDS.find((known) => isOneTypoAway(word, known)) ?? word);
  return toWords(search.replace(/[¿?¡!.:;()“”"…]/g, ' '))
    .map(correct)
    .join(' ');
}

const hasTypoOf = (bare: string, { word }: Term) =>
  word.length >= MIN_TYPO_LENGTH &&
  bare
    .split(/[^\p{L}\p{N}]+/u)
    .some((other) => isOneTypoAway(word, other) || isOneTypoAway(word, toSingular(other)));

const isNear = (bare: string, terms: readonly Term[]) =>
  terms.every((term) => hasTerm(bare, term) || hasTypoOf(bare, term));

export const isFound = (text: string, search: string): boolean => hasTerms(normalize(text), toTerms(search));

/** Whether the text contains the searched words. Each word may have one typo. */
export const isNearlyFound = (text: string, search: string): boolean =>
  isNear(normalize(text), toTerms(correctWords(search)));

/**
 * Returns two functions that test a text of the app, as `screen-texts.ts` lists it (normalized). The first is true when
 * the text contains all searched words. The listed texts have example numbers where the screen shows other words. So the
 * second allows one missing word for each example, but at most a third of the searched words.
 */
export function createLineMatchers(search: string) {
  const terms = toTerms(correctWords(search)).filter(({ word }) => !/^\d+$/.test(word));
  const isTelling = terms.some(({ word }) => word.length >= MIN_TYPO_LENGTH - 1);
  const has = (line: string) => isTelling && isNear(line, terms);
  const mayHave = (line: string) => {
    const samples = line.match(/\d+/g)?.length ?? 0;
    if (samples === 0) return false;
    const missing = terms.filter((term) => !hasTerm(line, term)).length;
    return missing <= samples && terms.length >= 3 * missing;
  };
  return [has, mayHave] as const;
}

export interface Searchable {
  name: string;
  codes?: readonly string[];
  words?: string;
  /** The pages and dialogs that the item shows, such as `route:/games`. The first is the one that it ends with. */
  screens?: readonly string[];
}

/** Rank of an item that contains the searched words only with a typo. */
export const TYPO_RANK = 7;

/**
 * Returns a function that ranks an item, or returns null when the item doesn't match. The best rank is 0:
 * - 0: a code equals the search, or the search is empty
 * - 1 to 3: the name equals the search, starts with it, or contains all its words
 * - 4: a code contains the search
 * - 5 and 6: the name, or all texts of the item, contain the words or their synonyms
 * - `TYPO_RANK` (7): as 5 and 6, with a typo
 * - 8: the item ends with one of `screens`
 * - above 9: the item shows one of `screens`; the fewer others it shows, the better
 */
export function createScorer(search: string, screens: ReadonlySet<string> = new Set()) {
  const asked = normalize(search).trim();
  if (asked === '') return () => 0;
  const terms = toTerms(search);
  const words = asked.split(/\s+/);
  const corrected = toTerms(correctWords(search));
  return (item: Searchable) => {
    const name = normalize(item.name);
    const codes = (item.codes ?? []).map(normalize);
    const all = [name, ...codes, normalize(item.words ?? '')].join(' ');
    if (codes.includes(asked)) return 0;
    if (name === asked) return 1;
    if (name.startsWith(asked)) return 2;
    if (words.every((word) => name.includes(word))) return 3;
    if (codes.some((code) => code.includes(asked))) return 4;
    if (hasTerms(all, terms)) return hasTerms(name, terms) ? 5 : 6;
    if (isNear(all, corrected)) return TYPO_RANK;
    const { screens: own = [] } = item;
    const at = own.findIndex((screen) => screens.has(screen));
    if (at < 0) return null;
    return at === 0 ? TYPO_RANK + 1 : TYPO_RANK + 2 + own.length;
  };
}
