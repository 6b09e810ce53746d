import { expect, test } from 'vitest';
import { getRows } from '../models/rows.ts';
import { startBackEnd } from '../testing/back-end.ts';
import { createStandings } from './standings.ts';

test('ties are decided by the time of a player’s last prediction that is counted', () => {
  const { world } = startBackEnd();
  const { schema } = world;
  const root = { seed: 7, parameters: { players: 0 }, start: 0 };
  const { standings } = createStandings(schema, () => root, world.now).general();
  const ana = getRows(schema, 'users').find(({ email }) => email === 'ana@correo.mx')!;
  // Six weeks have ended.
  const ended = getRows(schema, 'games').flatMap(({ id, weekId }) => (Number(weekId) <= 6 ? [id] : []));
  const sent = getRows(schema, 'predictions').flatMap(({ created_at, gameId, userId }) =>
    userId === ana.id && ended.includes(gameId) ? [created_at] : [],
  );
  expect(standings.getLine(ana.id).last).toBe(Math.floor(Math.max(...sent) / 1_000));
});
