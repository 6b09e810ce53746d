export const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const SYNONYMS: readonly (readonly string[])[] = [
  ['jornada', 'semana', 'week'],
  ['sin conexion', 'sin internet', 'sin red', 'sin senal', 'offline', 'networkerror', 'network error'],
  [
    'expirada',
    'expirado',
    'vencida',
    'vencido',
    'caducada',
    'caducado',
    'caduca',
    'expired',
    'expira',
    'vence',
  ],
  ['premio', 'rewards', 'recompensa'],
  ['429', 'demasiados intentos', 'too many attempts'],
  ['419', 'seguridad vencida', 'csrf'],
  ['mantenimiento', '503'],
  ['contrasena', 'clave', 'password'],
  ['correo', 'email', 'e-mail', 'mail'],
  ['boleto', 'quiniela', 'pronostico', 'ticket'],
  ['falla', 'fallo', 'fallar', 'error'],
  ['peticion', 'llamada', 'request', 'endpoint'],
  ['dialogo', 'ventana', 'modal', 'aviso'],
  ['login', 'iniciar sesion', 'inicio de sesion', 'entrar'],
  ['cerrar sesion', 'cierre de sesion', 'cierras sesion', 'salir', 'logout'],
  ['registro', 'registrarse', 'registra', 'crear cuenta', 'alta'],
  ['ranking', 'tabla', 'posiciones', 'lugares'],
  ['celular', 'telefono', 'dispositivo'],
  ['partido', 'juego', 'match'],
  ['borrar cuenta', 'borrado de cuenta', 'eliminar cuenta', 'eliminas tu cuenta', 'cuenta eliminada'],
  ['persona', 'usuario', 'jugador'],
  ['reloj', 'hora'],
  ['enviar', 'envia', 'envio', 'mandar', 'manda', 'sellar', 'sella'],
  ['contestar', 'contesta', 'responder', 'responde'],
];

/** Spanish filler words. A search ignores these words unless it has no other word. */
const FILLERS = new Set(
  'a al con de del e el en la las le lo los mi o que se su sus te tu tus un una y'.split(' '),
);

const PHRASES = SYNONYMS.flatMap((group) => group.map((phrase) => ({ phrase, group }))).toSorted(
  (a, b) => b.phrase.length - a.phrase.length,
);

interface Term {
  word: string;
  others: readonly string[];
}

/** Converts `premios` to `premio`, but keeps words of up to 4 letters, such as `tres`. */
const toSingular = (word: string) => (word.length > 4 ? word.replace(/(?<=[aeiou])s$/, '') : word);

function toTerms(search: string): Term[] {
  let rest = ` ${normalize(search)
    .trim()
    .split(/[\s,]+/)
    .map(toSingular)
    .join(' ')} `;
  const terms: Term[] = [];
  for (const { phrase, group } of PHRASES) {
    if (!rest.includes(` ${phrase} `)) continue;
    rest = rest.replaceAll(` ${phrase} `, '  ');
    terms.push({ word: phrase, others: group });
  }
  const words = rest.split(' ').filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word));
  // A search of filler words alone is kept, because it may be the beginning of a longer word.
  const searched = telling.length + terms.length > 0 ? telling : words;
  for (const word of searched) terms.push({ word, others: [] });
  return terms;
}

/**
 * Whether a word of the text starts with `word`. Synonyms are searched in this way, because a synonym in the middle
 * of a word would match unrelated texts.
 */
const hasWord = (bare: string, word: string) => bare.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${word}`);

const hasTerms = (bare: string, terms: readonly Term[]) =>
  terms.every(
    ({ word, others }) => bare.includes(word) || others.some((other) => hasWord(` ${bare}`, other)),
  );

export const isFound = (text: string, search: string): boolean => hasTerms(normalize(text), toTerms(search));

export interface Searchable {
  name: string;
  codes?: readonly string[];
  words?: string;
}

interface PlainSearchable {
  name: string;
  codes: readonly string[];
  all: string;
}

const plainForms = new WeakMap<Searchable, PlainSearchable>();

function getPlainForm(item: Searchable): PlainSearchable {
  const known = plainForms.get(item);
  if (known) return known;
  const codes = (item.codes ?? []).map(normalize);
  const form = {
    name: normalize(item.name),
    codes,
    all: normalize([item.name, ...codes, item.words ?? ''].join(' ')),
  };
  plainForms.set(item, form);
  return form;
}

/**
 * Returns a function that ranks an item from 0 (equal to a code) to 6 (found, but not all terms in the name), or
 * returns null for no match. An empty search ranks each item 0.
 */
export function createScorer(search: string): (item: Searchable) => number | null {
  const asked = normalize(search).trim();
  if (asked === '') return () => 0;
  const terms = toTerms(search);
  const words = asked.split(/\s+/);
  return (item) => {
    const { name, codes, all } = getPlainForm(item);
    if (codes.includes(asked)) return 0;
    if (name === asked) return 1;
    if (name.startsWith(asked)) return 2;
    if (words.every((word) => name.includes(word))) return 3;
    if (codes.some((code) => code.includes(asked))) return 4;
    if (!hasTerms(all, terms)) return null;
    return hasTerms(name, terms) ? 5 : 6;
  };
}
