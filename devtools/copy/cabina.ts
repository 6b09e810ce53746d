/** Words of the cabina. */
export const cabinaCopy = {
  app: 'App',
  behind: 'Detrás de cámara',
  behindNone: 'Aquí se ve qué pasa en el servidor mientras usas la app.',
  behindPlaying: 'Mueve el cursor sobre la app y tú tomas el control.',
  deviceWidth: (width: number) => `${width} px`,
  devices: 'Dispositivo',
  fullScreen: 'Pantalla completa',
  frame: (width: number) => `App en una pantalla de ${width} px`,
  intro: 'La app de verdad, en un mundo de mentira',
  recipeOf: (group: string) => `Recorrido de ${group}`,
  ribbon: 'Demostración: datos ficticios',
  title: 'Reto Ruffles',
  tryTitle: 'Prueba esto',
  tryNow: [
    ['Elige a una persona', 'Entra como Ana o como visitante, de un toque.'],
    ['Mueve el reloj', 'Salta al siguiente cierre y mira qué cambia.'],
    ['Rompe algo', 'Quita el internet o haz fallar una petición.'],
    ['Regresa', '“Quitar fallas y normalizar el reloj”: la fecha y los datos se quedan.'],
  ],
} as const;
