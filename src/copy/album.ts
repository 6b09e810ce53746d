import type { AlbumSlot } from '../domain/album.ts';
import { type CardName, cards } from './cards.ts';
import { formatCount } from './format.ts';
import type { ShareWords } from './share.ts';

export const albumCopy = {
  title: 'Mi álbum',
  all: (total: number) => `Ver las ${total}`,
  countOf: (count: number, total: number) => `${count === 1 ? 'carta' : 'cartas'} de ${total}`,
  empty: 'Cada boleto que sellas pega aquí la carta de su jornada.',
  hint: 'Una carta por cada boleto sellado. Toca una para ver su boleto.',
  less: 'Ver menos',
  perfectNote: (amount: number) =>
    `${formatCount(amount, 'jornada perfecta', 'jornadas perfectas')}: todos los marcadores exactos.`,
  retry: 'Volver a intentar',
  share: 'Compartir mi álbum',
  tag: (amount: number, total: number) => `${amount} de ${total}`,
} as const;

/** Examples: “Jornada 10: El gol, sellada · perfecta”, “Jornada 8: aún sin carta”. `week`: the name of the week. */
export function getSlotText(week: string, card: CardName, kind: AlbumSlot['kind']): string {
  if (kind === 'empty') return `${week}: aún sin carta`;
  return `${week}: ${cards[card]}, sellada${kind === 'perfect' ? ' · perfecta' : ''}`;
}

export const getAlbumWords = (amount: number, total: number): ShareWords => ({
  fileName: 'mi-album-reto-ruffles.png',
  text: (url) =>
    `Llevo ${amount} de ${total} cartas en mi álbum del Reto Ruffles. ¿Cuántas llevas tú? ${url}`,
});
