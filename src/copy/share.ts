import { formatNumber } from './format.ts';

/** What goes with a picture to share. */
export interface ShareWords {
  fileName: string;
  text: (url: string) => string;
}

export const shareCopy = {
  share: 'Compartir',
  sharing: 'Preparando…',
  whatsApp: 'Enviar por WhatsApp',
  failed: 'No pudimos armar la tarjeta en este dispositivo. Puedes mandar el enlace por WhatsApp.',
  picture: 'Tu tarjeta para compartir',
  hold: 'Si no se descargó, mantén presionada la imagen para guardarla.',
  holdInApp: 'Mantén presionada la imagen para guardarla, o abre esta página en tu navegador.',
} as const;

export const ticketWords: ShareWords = {
  fileName: 'mi-boleto-reto-ruffles.png',
  text: (url) => `Ya metí mis pronósticos en el Reto Ruffles. ¿Le entras? ${url}`,
};

export const getPlaceWords = (position: number): ShareWords => ({
  fileName: 'mi-lugar-reto-ruffles.png',
  text: (url) =>
    `Voy en el lugar ${formatNumber(position)} del Reto Ruffles. ¡A ver quién me alcanza! ${url}`,
});
