export const cabinaCopy = {
  behind: 'Detrás de cámara',
  ribbon: 'Demostración: datos ficticios',
  tryNow: [
    ['Elige a una persona', 'Entra como Ana o como visitante, de un toque.'],
    ['Mueve el reloj', 'Salta al siguiente cierre y mira qué cambia.'],
    ['Rompe algo', 'Quita el internet o haz fallar una petición.'],
    ['Regresa', '“Quitar fallas y normalizar el reloj”: la fecha y los datos se quedan.'],
  ],
} as const;
