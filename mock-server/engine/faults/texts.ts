/** The Spanish texts of faults that the engine shows to users. */

const write = (value: number) => value.toLocaleString('es-MX');

export const FAULT_TEXTS = {
  match: 'La falla necesita una petición: un método, una ruta que empieza con “/”, los dos o “*”.',
  times: (max: number) => `Una falla ocurre un número entero de veces, de 1 a ${write(max)}, o “always”.`,
  chance: 'La probabilidad de una falla va de 0 a 1.',
  when: 'Una falla ocurre “before” o “after”.',
  label: 'El nombre de una falla es un texto.',
  id: 'El id de una falla es un texto.',
  effect: 'El efecto de una falla es status, con su message, o drop, timeout, hold, delay, body u offline.',
  status: 'El código de una falla es un entero de 200 a 599.',
  delay: (max: number) =>
    `La demora de una falla es un número de ms, hasta ${write(max)}, o dos: el menor y el mayor.`,
  body: 'El cuerpo de una falla es un texto.',
  message: 'El mensaje de una falla es un texto.',
  errors: 'Los errores de una falla son una lista de textos por campo.',
  retryAfter: (max: number) => `La espera que pide una falla es un número de segundos, de 0 a ${write(max)}.`,
  unknownKey: (key: string) => `La falla no conoce ${key}. Tiene match, effect, times, p, when, label e id.`,
  unusedMethod: (method: string, nearest: string) => `Ninguna petición usa ${method}. ${nearest}`,
  unknownCall: (match: string, nearest: string) => `No hay ninguna petición “${match}”. ${nearest}`,
  methods: (names: readonly string[]) => `Hay ${names.join(' y ')}.`,
  nearest: (endpoints: readonly string[]) => `Las más parecidas: ${endpoints.join(', ')}.`,
  /** The page that the effect `html` sends. */
  page: '<!doctype html><html lang="es"><title>Error</title><h1>Página del servidor</h1></html>',
};
