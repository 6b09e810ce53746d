import { type CardName, cards } from '../../copy/cards.ts';
import { DECK } from './CardArt.tsx';

/** Returns the lottery card with this number. */
export function findCard(number: number): CardName {
  const card = CARDS.find((name) => DECK[name].number === number);
  if (!card) throw new Error(`no lottery card has the number ${number}`);
  return card;
}

const CARDS = Object.keys(cards) as CardName[];
