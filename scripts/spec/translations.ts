import { normalize } from '../../mock-server/lib/text.ts';

/**
 * The words of the specification, without accents, and what people type for them. The synonyms of the panel's search
 * count too, so that a word that they contain has one of them here.
 */
const TRANSLATIONS: readonly (readonly [english: string, typed: string])[] = [
  ['pool', 'boleto'],
  ['prediction', 'boleto'],
  ['game', 'partido'],
  ['week', 'jornada'],
  ['point', 'puntos'],
  ['prize', 'premio'],
  ['over 18', 'mayores de edad'],
  ['over-18', 'mayores de edad'],
  ['adults', 'mayores de edad'],
  ['footer', 'pie'],
  ['navigation', 'menu'],
  ['social network', 'redes sociales'],
  ['loading', 'cargando'],
  ['the bar', 'barra de carga'],
  ['progress bar', 'barra de carga'],
  ['scroll', 'desplaza'],
  ['heading', 'titulo'],
  ['order', 'orden'],
  ['cut-off', 'cierre cutoff'],
  ['open', 'apertura opening'],
  ['code', 'codigo'],
  ['zip', 'codigo postal'],
  ['register', 'registro'],
  ['registration', 'registro'],
  ['recover', 'recuperar contrasena'],
  ['verif', 'confirmar verificar'],
  ['confirm', 'confirmar'],
  ['log in', 'login'],
  ['login', 'log in'],
  ['log out', 'logout'],
  ['logout', 'log out'],
  ['delet', 'borrar eliminar cuenta delete account'],
  ['account eliminated', 'borrar cuenta delete account'],
  ['expired', 'session sesion'],
  ['user', 'usuario'],
  ['profile', 'perfil'],
  ['privacy', 'privacidad'],
  ['t&c', 'terminos y condiciones'],
  ['send', 'enviar'],
  ['sent', 'enviar'],
  ['submi', 'enviar'],
  ['answer', 'contestar respuesta'],
  ['question', 'pregunta'],
  ['required', 'obligatorio'],
  ['not found', 'no encontrado'],
  ['try later', 'reintentar retry again'],
  ['intentalo', 'reintentar retry try again'],
  ['log in again', 'reintentar retry'],
  ['network', 'sin internet'],
];

/** Returns what people type for the words of a text, and the words of its names: “change Password Error”. */
export function findTypedWords(text: string): string {
  const bare = normalize(text);
  const names = text.match(/\b[a-z]+(?:[A-Z][a-z]+)+/g) ?? [];
  const typed = TRANSLATIONS.filter(([word]) => bare.includes(word)).map(([, words]) => words);
  return [...names.map((name) => name.replace(/(?=[A-Z])/g, ' ')), ...typed].join(' ');
}
