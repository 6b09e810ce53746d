export const linksCopy = {
  draftDamaged: 'El recorrido del enlace está cortado o dañado.',
  draftTooLong: 'Este recorrido no cabe en un enlace: descarga su archivo.',
  draftVersion: (version: string) =>
    `El recorrido del enlace es de la versión ${version}, que este simulador no conoce.`,
  linkFailed: (why: string) => `El enlace no se pudo seguir. ${why}`,
  linkNoCall: (text: string, method: string, piece: string) =>
    `“fail=${text}”: no hay una petición ${method} con “${piece}”.`,
  linkNoMessage: (text: string, match: string, words: string) =>
    `“fail=${text}”: ${match} no dice “${words}”.`,
  linkNumber: (name: string, text: string) => `“${name}=${text}”: se espera un número.`,
  linkOneOf: (name: string, text: string, known: readonly string[]) =>
    name === ''
      ? `No conozco “${text}”: un enlace acepta ${known.join(', ')}.`
      : `“${name}=${text}”: se espera ${known.join(', ')}.`,
  linkDevice: (text: string) => `“device=${text}”: se espera real, server o un desfase como -3h.`,
  linkFault: (text: string) => `“fail=${text}”: se escribe MÉTODO.ruta:mensaje*veces.`,
  linkKept: 'Antes del enlace',
  linkNoWorld: 'Ese mundo ya no está guardado en este navegador.',
  linkNoRecipes: (id: string) => `No conozco el recorrido “${id}”.`,
  linkSpeed: (text: string, max: number) =>
    `“speed=${text}”: se espera un número mayor que 0 y hasta ${max.toLocaleString('es-MX')}.`,
  linkText: (text: string) => `“${text}” no se entiende.`,
} as const;
