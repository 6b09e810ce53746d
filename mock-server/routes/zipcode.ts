/** `GET /api/zipcode/{zipcode}`, open to visitors. */
import type { Server } from 'miragejs';
import { refuse } from '../catalogue/refusal.ts';
import { ZIPCODES } from '../fixtures/zipcodes.ts';
import type { World } from '../history/world.ts';
import { ok, route } from './route.ts';

/** Declares the route of this file (spec §7, 404 §8). */
export function registerZipcode(server: Server, world: World) {
  route(server, world, 'zipcode', (call) => {
    const found = ZIPCODES.find((row) => row.zipcode === call.params.zipcode);
    if (!found) throw refuse('zipcodeNotFound');
    return ok(found);
  });
}
