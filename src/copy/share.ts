import { formatCount, formatNumber } from './format.ts';

export const shareCopy = {
  share: 'Compartir',
  sharing: 'Preparando…',
  whatsApp: 'Enviar por WhatsApp',
  failed: 'No pudimos armar la tarjeta en este dispositivo. Puedes mandar el enlace por WhatsApp.',
  picture: 'Tu tarjeta para compartir',
  hold: 'Si no se descargó, mantén presionada la imagen para guardarla.',
  holdInApp: 'Mantén presionada la imagen para guardarla, o abre esta página en tu navegador.',
  challenges: {
    ticket: '¿Le entras?',
    place: '¡A ver quién me alcanza!',
    season: '¿Cómo va la tuya?',
    story: '¿A ti cómo te fue?',
  },
  ticketTitle: ['Ya sellé', 'mi boleto'],
  ticketFile: 'mi-boleto-reto-ruffles.png',
  ticketText: (url: string) => `Ya metí mis pronósticos en el Reto Ruffles. ¿Le entras? ${url}`,
  more: (count: number) => `y ${count} más`,
  placeTitle: 'Voy en el lugar',
  placeFile: 'mi-lugar-reto-ruffles.png',
  placeText: (position: number, url: string) =>
    `Voy en el lugar ${formatNumber(position)} del Reto Ruffles. ¡A ver quién me alcanza! ${url}`,
  season: 'Compartir mi temporada',
  seasonTitle: 'Mi temporada',
  seasonFile: 'mi-temporada-reto-ruffles.png',
  seasonText: (total: number, played: number, url: string) =>
    `Llevo ${formatCount(total, 'punto', 'puntos')} en ${formatCount(played, 'jornada', 'jornadas')} del Reto Ruffles. ¿Cómo va la tuya? ${url}`,
  storyFile: (name: string) => `asi-me-fue-${name}-reto-ruffles.png`,
  storyText: (title: string, figure: string, detail: string, url: string) =>
    `${title} · Reto Ruffles: ${figure} ${detail}. ¿A ti cómo te fue? ${url}`,
  points: (count: number) => (count === 1 ? 'punto' : 'puntos'),
  exact: (count: number | null) => (count === 1 ? 'marcador exacto' : 'marcadores exactos'),
  results: (count: number | null) => (count === 1 ? 'resultado' : 'resultados'),
  addressLine: (url: string) => `${url} · Solo mayores de 18 años`,
  score: '–',
} as const;
