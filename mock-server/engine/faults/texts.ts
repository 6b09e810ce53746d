/** The Spanish texts of faults that the engine shows to users. */

const write = (value: number) => value.toLocaleString('es-MX');

export const match =
  'La falla necesita una petición: un método, una ruta que empieza con “/”, los dos o “*”.';
export const times = (max: number) =>
  `Una falla ocurre un número entero de veces, de 1 a ${write(max)}, o “always”.`;
export const chance = 'La probabilidad de una falla va de 0 a 1.';
export const when = 'Una falla ocurre “before” o “after”.';
export const label = 'El nombre de una falla es un texto.';
export const id = 'El id de una falla es un texto.';
export const effect =
  'El efecto de una falla es status, con su message, o drop, timeout, hold, delay, body u offline.';
export const status = 'El código de una falla es un entero de 200 a 599.';
export const delay = (max: number) =>
  `La demora de una falla es un número de ms, hasta ${write(max)}, o dos: el menor y el mayor.`;
export const body = 'El cuerpo de una falla es un texto.';
export const message = 'El mensaje de una falla es un texto.';
export const errors = 'Los errores de una falla son una lista de textos por campo.';
export const retryAfter = (max: number) =>
  `La espera que pide una falla es un número de segundos, de 0 a ${write(max)}.`;
export const unknownKey = (key: string) =>
  `La falla no conoce ${key}. Tiene match, effect, times, p, when, label e id.`;
export const unusedMethod = (method: string, nearest: string) => `Ninguna petición usa ${method}. ${nearest}`;
export const unknownCall = (match: string, nearest: string) =>
  `No hay ninguna petición “${match}”. ${nearest}`;
export const methods = (names: readonly string[]) => `Hay ${names.join(' y ')}.`;
export const nearest = (endpoints: readonly string[]) => `Las más parecidas: ${endpoints.join(', ')}.`;
/** The page that the effect `html` sends. */
export const page = '<!doctype html><html lang="es"><title>Error</title><h1>Página del servidor</h1></html>';
