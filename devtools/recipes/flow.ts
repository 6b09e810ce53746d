/** The long journeys: from the first visit to the points. */
import { firstBoleto } from './flow/first-boleto.ts';
import { forgottenPassword } from './flow/forgotten-password.ts';
import { goodbye } from './flow/goodbye.ts';
import { inTwoBoletos } from './flow/in-two-boletos.ts';
import { lostAnswer } from './flow/lost-answer.ts';
import { sessionElsewhere } from './flow/session-elsewhere.ts';
import { weekToPoints } from './flow/week-to-points.ts';
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
