import type { CardName } from '../../copy/cards.ts';
import deckUrl from './deck.svg?url';

export type CardBackground =
  | 'azul'
  | 'noche'
  | 'queso'
  | 'elote'
  | 'chile'
  | 'papel'
  | 'kraft'
  | 'verde'
  | 'blanco';

interface Card {
  number: number;
  background: CardBackground;
}

export const DECK: Readonly<Record<CardName, Card>> = {
  ticket: { number: 1, background: 'queso' },
  scoreboard: { number: 2, background: 'elote' },
  trophy: { number: 3, background: 'azul' },
  screen: { number: 4, background: 'elote' },
  jersey: { number: 5, background: 'queso' },
  ball: { number: 6, background: 'verde' },
  snack: { number: 7, background: 'elote' },
  redCard: { number: 8, background: 'elote' },
  whistle: { number: 9, background: 'queso' },
  goal: { number: 10, background: 'verde' },
  post: { number: 11, background: 'azul' },
  chip: { number: 12, background: 'chile' },
  mail: { number: 13, background: 'elote' },
  key: { number: 14, background: 'verde' },
  antenna: { number: 15, background: 'elote' },
  stands: { number: 16, background: 'elote' },
  stopwatch: { number: 17, background: 'queso' },
  credential: { number: 18, background: 'elote' },
  phone: { number: 19, background: 'verde' },
  megaphone: { number: 20, background: 'elote' },
  coupon: { number: 21, background: 'azul' },
  tunnel: { number: 22, background: 'azul' },
  bell: { number: 23, background: 'verde' },
  offside: { number: 404, background: 'elote' },
};

export const getDrawingUrl = (card: CardName) => `${deckUrl}#${card}`;

/**
 * Fetches the file of all drawings in advance, so that a dialog can show its drawing without a connection.
 */
export function prefetchDrawings() {
  new Image().src = deckUrl;
}
