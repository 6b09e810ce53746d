/** The Spanish texts of HAR files that the engine shows to users. */

const MEGABYTE = 1_000_000;
const formatCount = (count: number) => count.toLocaleString('es-MX');

export const noJson = 'Ese archivo no se puede leer: está cortado, dañado o no es un HAR.';
export const noHar = 'Ese archivo no es un HAR: le falta la lista de peticiones.';
export const noCalls = (others: number) =>
  `El HAR no tiene peticiones a la API del juego${others > 0 ? `, solo ${formatCount(others)} de otras cosas` : ''}.`;
export const tooLarge = (length: number, max: number) =>
  `El archivo pesa ${formatCount(Math.ceil(length / MEGABYTE))} MB y el máximo es ${formatCount(max / MEGABYTE)} MB. Guarda en el HAR solo lo que dice “Fetch/XHR”.`;
export const tooManyCalls = (count: number, max: number) =>
  `El HAR tiene ${formatCount(count)} peticiones a la API y el máximo es ${formatCount(max)}.`;
export const noSpace = 'Las respuestas del HAR no caben en este navegador: nada cambió.';
export const shared = 'Este mundo está abierto en otra pestaña: ciérrala y abre el HAR otra vez.';
export const isOpen = 'Ya hay un HAR abierto: ciérralo antes de abrir otro.';
