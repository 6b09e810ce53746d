import { normalize } from '../../mock-server/lib/text.ts';

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

/** Spanish filler words. A search ignores them unless it has no other word. */
const FILLERS = new Set(
  'a al con de del e el en la las le lo los mi o que se su sus te tu tus un una y'.split(' '),
);

const PHRASES = SYNONYMS.flatMap((group) => group.map((phrase) => ({ phrase, group }))).toSorted(
  (a, b) => b.phrase.length - a.phrase.length,
);

type Term = { word: string; synonyms: readonly string[] };

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
    terms.push({ word: phrase, synonyms: group });
  }
  const words = rest.split(' ').filter(Boolean);
  const content = words.filter((word) => !FILLERS.has(word));
  // A search of filler words alone is kept, because it may be the beginning of a longer word.
  const searched = content.length + terms.length > 0 ? content : words;
  return [...terms, ...searched.map((word) => ({ word, synonyms: [] }))];
}

/** A synonym counts only at the start of a word, because inside a word it would match unrelated texts. */
const hasTerm = (bare: string, { word, synonyms }: Term) =>
  bare.includes(word) ||
  synonyms.some((synonym) => ` ${bare}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${synonym}`));

const hasTerms = (bare: string, terms: readonly Term[]) => terms.every((term) => hasTerm(bare, term));

/** A shorter word is not checked for typos, because too many words differ from it in one letter. */
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
 * the text contains all searched words. The second allows one missing word for each number of the text, where the screen
 * may show other words, but at most a third of the searched words.
 */
export function createLineMatchers(search: string) {
  const terms = toTerms(correctWords(search)).filter(({ word }) => !/^\d+$/.test(word));
  const hasLongWord = terms.some(({ word }) => word.length >= MIN_TYPO_LENGTH - 1);
  const has = (line: string) => hasLongWord && isNear(line, terms);
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
  const query = normalize(search).trim();
  if (query === '') return () => 0;
  const terms = toTerms(search);
  const words = query.split(/\s+/);
  const corrected = toTerms(correctWords(search));
  return (item: Searchable) => {
    const name = normalize(item.name);
    const codes = (item.codes ?? []).map(normalize);
    const all = [name, ...codes, normalize(item.words ?? '')].join(' ');
    if (codes.includes(query)) return 0;
    if (name === query) return 1;
    if (name.startsWith(query)) return 2;
    if (words.every((word) => name.includes(word))) return 3;
    if (codes.some((code) => code.includes(query))) return 4;
    if (hasTerms(all, terms)) return hasTerms(name, terms) ? 5 : 6;
    if (isNear(all, corrected)) return TYPO_RANK;
    const { screens: own = [] } = item;
    const index = own.findIndex((screen) => screens.has(screen));
    if (index < 0) return null;
    return index === 0 ? TYPO_RANK + 1 : TYPO_RANK + 2 + own.length;
  };
}
