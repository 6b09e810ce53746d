import type { CardName } from '../../copy/cards.ts';
import deckUrl from './deck.svg?url';

export type Ground = 'azul' | 'noche' | 'queso' | 'elote' | 'chile' | 'papel' | 'kraft' | 'verde' | 'blanco';

interface Card {
  number: number;
  ground: Ground;
}

export const DECK: Readonly<Record<CardName, Card>> = {
  ticket: { number: 1, ground: 'queso' },
  scoreboard: { number: 2, ground: 'elote' },
  trophy: { number: 3, ground: 'azul' },
  screen: { number: 4, ground: 'elote' },
  jersey: { number: 5, ground: 'queso' },
  ball: { number: 6, ground: 'verde' },
  snack: { number: 7, ground: 'elote' },
  redCard: { number: 8, ground: 'elote' },
  whistle: { number: 9, ground: 'queso' },
  goal: { number: 10, ground: 'verde' },
  post: { number: 11, ground: 'azul' },
  chip: { number: 12, ground: 'chile' },
  mail: { number: 13, ground: 'elote' },
  key: { number: 14, ground: 'verde' },
  antenna: { number: 15, ground: 'elote' },
  stands: { number: 16, ground: 'elote' },
  stopwatch: { number: 17, ground: 'queso' },
  credential: { number: 18, ground: 'elote' },
  phone: { number: 19, ground: 'verde' },
  megaphone: { number: 20, ground: 'elote' },
  coupon: { number: 21, ground: 'azul' },
  tunnel: { number: 22, ground: 'azul' },
  bell: { number: 23, ground: 'verde' },
  offside: { number: 404, ground: 'elote' },
};

export const getDrawingUrl = (card: CardName) => `${deckUrl}#${card}`;

/**
 * Fetches the file of all drawings in advance, so that a dialog can show its drawing without a connection.
 */
export function prefetchDrawings() {
  new Image().src = deckUrl;
}
