import { refuse } from '../catalogue/refusal.ts';
import { ZIPCODES } from '../fixtures/zipcodes.ts';
import type { CheckedRoute } from './checked-route.ts';

export function routeZipcode(route: CheckedRoute) {
  route('GET /api/zipcode/:zipcode', (_schema, { params }) => {
    const address = ZIPCODES.find(([zipcode]) => zipcode === params.zipcode);
    if (!address) throw refuse('zipcodeNotFound');
    const [zipcode, state, municipality, city, ...neighborhoods] = address;
    return { zipcode, state, municipality, city, neighborhoods };
  });
}
