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
  ['over 18', 'mayores de edad minimum age limit'],
  ['over-18', 'mayores de edad minimum age limit'],
  ['adults', 'mayores de edad minimum age limit'],
  ['footer', 'pie'],
  ['navigation', 'menu'],
  ['social network', 'redes sociales social media'],
  ['loading', 'cargando'],
  ['the bar', 'barra de carga loading'],
  ['progress bar', 'barra de carga'],
  ['scroll', 'desplaza'],
  ['heading', 'titulo'],
  ['ordered', 'orden sorted sorting'],
  ['cut-off', 'cierre cutoff deadline closing betting'],
  ['opening window', 'apertura betting opens'],
  ['open window', 'apertura betting opens'],
  ['open', 'apertura opening'],
  ['code', 'codigo'],
  ['zip', 'codigo postal'],
  ['register', 'registro'],
  ['registration', 'registro'],
  ['recover', 'recuperar cambiar contrasena change reset forgot'],
  ['verif', 'confirmar verificar'],
  ['confirm', 'confirmar'],
  ['log in', 'login'],
  ['login', 'log in'],
  ['log out', 'logout sign out'],
  ['logout', 'log out sign out'],
  ['cerrar sesion', 'log out logout sign out'],
  ['delet', 'borrar cuenta eliminar delete account'],
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
  ['modal', 'dialog dialogue popup ventana'],
  ['confirmation', 'dialog ventana confirmacion'],
  ['ya esta en uso', 'already in use duplicate'],
  ['already been taken', 'in use duplicate ya en uso'],
  ['deselect', 'unselect uncheck quitar desseleccionar'],
  ['single-select', 'una sola opcion respuesta'],
  ['ranking', 'standings leaderboard clasificacion'],
  ['global ranking', 'general'],
  ['see weekly', 'ranking standings leaderboard'],
  ['extra point', 'bonus'],
  ['page size', 'rows results per page filas por pagina'],
  ['stores the token', 'stored saved kept guarda'],
  ['persisted', 'stored saved kept guardado'],
  ['above 23', 'after over beyond'],
  ['unverified', 'unconfirmed sin confirmar'],
  ['mobile', 'celular movil phone'],
  ['breakpoint', 'width ancho'],
];

/** Returns what people type for the words of a text, and the words of its names: “change Password Error”. */
export function findTypedWords(text: string): string {
  const bare = normalize(text);
  const names = text.match(/\b[a-z]+(?:[A-Z][a-z]+)+/g) ?? [];
  const typed = TRANSLATIONS.filter(([word]) => bare.includes(word)).map(([, words]) => words);
  // The catalogue of the dialogs lists them by their type: “expiredSession: 'Sesión Expirada', session expired”.
  if (/^\s*[a-z]+[A-Z]\w*\b/.test(text)) typed.push('modal dialog ventana');
  return [...names.map((name) => name.replace(/(?=[A-Z])/g, ' ')), ...typed].join(' ');
}
