import { formatCount, formatNumber } from './format.ts';
import { inWeek, withPreposition } from './week-name.ts';

/** What goes with a picture to share. */
export interface ShareWords {
  fileName: string;
  text: (url: string) => string;
}

export const shareCopy = {
  share: 'Compartir',
  boast: 'Presumir',
  sharing: 'Preparando…',
  title: 'Tu tarjeta',
  sharePicture: 'Compartir imagen',
  close: 'Cerrar',
  format: 'Formato',
  formatFeed: 'Publicación',
  formatStory: 'Historia',
  whatsApp: 'Enviar por WhatsApp',
  failed: 'No pudimos armar la tarjeta en este dispositivo. Puedes mandar el enlace por WhatsApp.',
  results: 'Mis puntos',
  resultsOf: (week: string, points: number) => `${week} · ${formatCount(points, 'punto', 'puntos')}`,
  resultsLabel: (week: string, points: number) =>
    `Tarjeta con tus puntos ${withPreposition(week)}: ${formatNumber(points)}`,
  resultsTitle: 'Presume tus puntos',
  resultsText: 'Arma una tarjeta con tus puntos y tu mejor acierto. No lleva tu nombre ni tus datos.',
  ticketAction: 'Compartir mi boleto',
  resultsAction: 'Compartir mis puntos',
  picture: 'Tu tarjeta para compartir',
  preview: 'Vista previa',
  hold: 'Si no se descargó, mantén presionada la imagen para guardarla.',
  holdInApp: 'Mantén presionada la imagen para guardarla, o abre esta página en tu navegador.',
} as const;

export const ticketWords: ShareWords = {
  fileName: 'mi-boleto-reto-ruffles.png',
  text: (url) => `Ya metí mis pronósticos en el Reto Ruffles. ¿Le entras? ${url}`,
};

export const getResultsWords = (week: string, points: number, isFinal: boolean): ShareWords => ({
  fileName: 'mis-puntos-reto-ruffles.png',
  text: (url) =>
    `${isFinal ? 'Saqué' : 'Llevo'} ${formatCount(points, 'punto', 'puntos')} ${inWeek(week)} del Reto Ruffles. ¿Cuántos sacaste tú? ${url}`,
});

export const getPlaceWords = (position: number): ShareWords => ({
  fileName: 'mi-lugar-reto-ruffles.png',
  text: (url) =>
    `Voy en el lugar ${formatNumber(position)} del Reto Ruffles. ¡A ver quién me alcanza! ${url}`,
});
