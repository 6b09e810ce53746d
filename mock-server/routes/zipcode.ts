import { refuse } from '../catalogue/refusal.ts';
import { ZIPCODES } from '../fixtures/zipcodes.ts';
import type { Route } from './api.ts';

export function routeZipcode(route: Route) {
  route('GET /api/zipcode/:zipcode', (_schema, { params }) => {
    const found = ZIPCODES.find((row) => row.zipcode === params.zipcode);
    if (!found) throw refuse('zipcodeNotFound');
    return { ...found };
  });
}
