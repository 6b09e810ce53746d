import { PASSWORD, PERSONAS } from '../fixtures/personas.ts';
import { CLUBS } from '../fixtures/teams.ts';
import { TRIVIAS } from '../fixtures/trivias.ts';
import { WEEKS } from '../fixtures/weeks.ts';
import { HOUR_MS, MINUTE_MS, toInstant } from '../lib/time.ts';
import { createCodeMail } from '../mail/mails.ts';
import { type AppServer, getRecords } from '../models/index.ts';
import { createPastWeeks } from './past-weeks.ts';
import { createSeasonGames } from './season.ts';

export const WORLD_START = toInstant('2026-08-26', '12:00:00');

/** The order of the columns in the seed's data decides its hash (`getSeedHash`). */
function seedUsers(server: AppServer) {
  const withAccount = PERSONAS.filter((persona) => persona.email !== null);
  withAccount.forEach((persona, index) => {
    const created_at = toInstant('2026-07-10', '18:00:00') + index * HOUR_MS;
    server.create('user', {
      deleted_at: persona.deleted ? toInstant('2026-08-20', '10:00:00') : null,
      created_at,
      accepts_marketing: false,
      verified_at: persona.verified ? created_at + 3 * MINUTE_MS : null,
      password: PASSWORD,
      neighborhood: 'Roma Norte',
      municipality: 'Cuauhtémoc',
      state: 'Ciudad de México',
      zipcode: '06700',
      birthdate: '1995-03-14',
      phone: `55123456${70 + index}`,
      email: persona.email ?? '',
      nickname: persona.nickname,
      last_name: persona.last_name,
      name: persona.name,
    });
  });
}

function seedWaitingCode(server: AppServer, seed: number) {
  const user = server.schema.findBy('user', { verified_at: null });
  if (!user) return;
  const created_at = WORLD_START - 3 * MINUTE_MS;
  server.create('mail', {
    ...createCodeMail(user, seed, 1, created_at),
    userId: user.id,
    created_at,
    used: false,
    seeded: true,
  });
}

export function seedDatabase(server: AppServer, seed: number) {
  const { schema, db } = server;
  for (const { id, name, short_name, color, color_alt } of CLUBS)
    server.create('team', { id, name, short_name, color, color_alt });
  const games = createSeasonGames(seed);
  for (const week of WEEKS) server.create('week', { ...week });
  // `server.create` would take 80 ms for the games and twice that for the predictions, instead of 3 ms with `insert`.
  db.games?.insert(games);
  for (const { id } of WEEKS)
    db.weeks?.update(id, { gameIds: games.filter((game) => game.weekId === id).map((game) => game.id) });
  for (const trivia of TRIVIAS) server.create('trivia', { ...trivia, options: [...trivia.options] });
  seedUsers(server);
  const past = createPastWeeks(seed, games, getRecords(schema, 'trivias'), getRecords(schema, 'users'));
  db.predictions?.insert(past.predictions);
  db.answers?.insert(past.answers);
  seedWaitingCode(server, seed);
  server.create('setting', { isLaravel: false });
}
