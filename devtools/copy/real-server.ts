/** What a section, a method or a recipe says that needs the world of the simulated server. */
export const NEEDS_SIMULATED =
  'Esto necesita el mundo simulado, y esta pestaña usa el servidor de verdad: en Peticiones, cambia a “Simulado”.';
