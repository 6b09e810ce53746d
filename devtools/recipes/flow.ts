/** The long journeys: from the first visit to the points. */
import { forgottenPassword, goodbye } from './flow/account.ts';
import { firstBoleto, inTwoBoletos, lostAnswer, sessionElsewhere, weekToPoints } from './flow/boleto.ts';
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const FLOW_RECIPES: readonly Recipe[] = [
  firstBoleto,
  weekToPoints,
  inTwoBoletos,
  sessionElsewhere,
  lostAnswer,
  forgottenPassword,
  goodbye,
];
