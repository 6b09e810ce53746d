/** Words of the screen for any path that is not ours, to the letter of the spec (§2). */
export const notFoundCopy = {
  back: 'Regresar al inicio',
  description: 'La página que buscas no existe.',
  heading: '¡Oops! ...',
  text: 'Algo salió mal, inténtalo más tarde',
  title: '404 | Reto Ruffles',
} as const;
