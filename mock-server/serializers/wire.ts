import type { components } from '../../docs/contract/openapi.d.ts';

type Schemas = components['schemas'];

/** The JSON of each model, as the contract defines it. */
export interface Wire {
  team: Schemas['Team'];
  week: Schemas['Week'];
  game: Schemas['Game'];
  prediction: Schemas['Prediction'];
  trivia: Schemas['Trivia'];
  user: Schemas['User'];
}
