/** What a section, a method or a recipe says that needs the world of the simulated server. */
export const NEEDS_SIMULATED =
  'Esto necesita el mundo simulado, y esta pestaña usa el servidor de verdad: en Peticiones, cambia a “Simulado”.';

/** What “Revisar el contrato” says when no call of it gets an answer that a page can read. */
export const createNoAnswer = (origin: string) =>
  `No hay respuesta de ${origin}: el servidor está apagado, no hay red, o no deja que esta página lo lea (CORS).`;
