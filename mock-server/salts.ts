import { SALTS as ENGINE_SALTS } from './engine/salts.ts';

/**
 * The number that follows the seed in each of the game's random numbers, so that two kinds of numbers never repeat each
 * other. A change gives other data for the same seed.
 */
export const SALTS = {
  ...ENGINE_SALTS,
  result: 1,
  prediction: 2,
  triviaAnswer: 3,
  code: 4,
  token: 5,
  link: 6,
  csrfCookie: 8,
  /** After the keys of a prediction: how good it is, and its score. */
  predictionLuck: 11,
  predictionScore: 12,
  playerHabits: 77,
  playerNickname: 99,
} as const;
