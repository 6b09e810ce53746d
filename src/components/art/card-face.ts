import type { ReactNode } from 'react';
import type { CardName } from '../../copy/cards.ts';

/** A background colour for the drawing of a card. */
export type Ground = 'azul' | 'noche' | 'queso' | 'elote' | 'chile' | 'papel' | 'kraft' | 'verde' | 'blanco';

/** One card of the deck. Its number never changes; its name stands in copy. */
export interface CardFace {
  name: CardName;
  number: number;
  ground: Ground;
  /** Shapes on a grid of 120: the colours out of register by (3, 2.5) under the ink line. */
  drawing: ReactNode;
}
