/** The spec prescribes the heading and the text (spec §2). */
export const notFoundCopy = {
  back: 'Regresar al inicio',
  description: 'La página que buscas no existe.',
  heading: '¡Oops! ...',
  text: 'Algo salió mal, inténtalo más tarde',
  title: '404 | Reto Ruffles',
} as const;
