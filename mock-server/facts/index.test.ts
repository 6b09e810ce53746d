/**
 * Plays random sequences of actions. At any point, the world equals the seed with its facts applied, another world
 * with the same facts has the same data, and going back to any point of any branch restores the data of that point.
 * `FUZZ=1000` runs more sequences, and `SEED=n` runs other sequences.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText, toCanonicalJson } from '../lib/hash.ts';
import { type Caller, startCaller } from '../testing/caller.ts';
import { createRegistration } from '../testing/registration.ts';

type Step =
  | { do: 'advance'; minutes: number; silent: boolean }
  | { do: 'moveBack'; minutes: number }
  | { do: 'step'; direction: 1 | -1; land: 'before' | 'at' | 'after' }
  | { do: 'send'; game: number; home: number; away: number }
  | { do: 'edit'; game: number; hours: number }
  | { do: 'publish'; game: number; home: number; away: number }
  | { do: 'remove'; game: number }
  | { do: 'undo' }
  | { do: 'as'; persona: string }
  | { do: 'revoke' }
  | { do: 'fault'; times: number; p: number }
  | { do: 'gotoFact'; part: number }
  | { do: 'run'; rate: number; seconds: number }
  | { do: 'register'; who: number }
  | { do: 'forgot' }
  | { do: 'trivia'; answer: string }
  | { do: 'logout' }
  | { do: 'deleteUser' }
  | { do: 'expire' }
  | { do: 'hold' }
  | { do: 'restore' }
  | { do: 'carry' }
  | { do: 'branch' }
  | { do: 'switch'; which: number };

const minutes = fc.integer({ min: 1, max: 6 * 24 * 60 });
const game = fc.integer({ min: 0, max: 8 });
const goals = fc.integer({ min: 0, max: 9 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('advance' as const),
    minutes: fc.oneof(
      minutes,
      minutes.map((n) => -n),
    ),
    silent: fc.boolean(),
  }),
  fc.record({ do: fc.constant('moveBack' as const), minutes }),
  fc.record({
    do: fc.constant('step' as const),
    direction: fc.constantFrom(1 as const, -1 as const),
    land: fc.constantFrom('before' as const, 'at' as const, 'after' as const),
  }),
  fc.record({ do: fc.constant('send' as const), game, home: goals, away: goals }),
  fc.record({ do: fc.constant('edit' as const), game, hours: fc.integer({ min: 0, max: 48 }) }),
  fc.record({ do: fc.constant('publish' as const), game, home: goals, away: goals }),
  fc.record({ do: fc.constant('remove' as const), game }),
  fc.constant({ do: 'undo' as const }),
  fc.record({ do: fc.constant('as' as const), persona: fc.constantFrom('ana', 'nico', 'lupe', 'sandra') }),
  fc.constant({ do: 'revoke' as const }),
  fc.record({
    do: fc.constant('fault' as const),
    times: fc.integer({ min: 1, max: 3 }),
    p: fc.double({ min: 0.1, max: 1, noNaN: true }),
  }),
  fc.record({ do: fc.constant('gotoFact' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('run' as const), rate: fc.constantFrom(1, 60, 3_600), seconds: minutes }),
  fc.record({ do: fc.constant('register' as const), who: fc.integer({ min: 1, max: 2 }) }),
  fc.constant({ do: 'forgot' as const }),
  fc.record({ do: fc.constant('trivia' as const), answer: fc.constantFrom('1970', '1986') }),
  fc
    .constantFrom(...(['logout', 'deleteUser', 'expire', 'hold', 'restore', 'carry'] as const))
    .map((name) => ({ do: name })),
  fc.constant({ do: 'branch' as const }),
  fc.record({ do: fc.constant('switch' as const), which: fc.integer({ min: 0, max: 5 }) }),
);

let passed = 0;
const realNow = () => passed * 1_000;

const registration = (who: number) => createRegistration(`toni${who}`);

async function take(step: Step, caller: Caller) {
  const { control } = caller;
  const gameId = (place: number) => 755 + place;
  switch (step.do) {
    case 'advance':
      return control.clock.advance(step.minutes * 60_000, { silent: step.silent });
    case 'moveBack':
      return control.clock.goto(control.clock.now() - step.minutes * 60_000, { data: false });
    case 'step':
      return control.clock.step(step.direction, { land: step.land });
    case 'send': {
      const line = { game_id: gameId(step.game), home_score: step.home, away_score: step.away };
      return caller.post('/api/pool/user', { pool: [line] });
    }
    case 'edit':
      return control.world.edit('weeks', 7, { before_hours_bet: step.hours });
    case 'publish':
      return control.world.publish(gameId(step.game), step);
    case 'remove':
      return control.world.remove(gameId(step.game));
    case 'undo':
      return control.world.undo();
    case 'as':
      await control.world.as(step.persona);
      return caller.logIn(`${step.persona}@correo.mx`);
    case 'revoke':
      return control.world.revoke(3);
    case 'fault':
      return control.fault.add({
        match: 'POST /api/pool/user',
        effect: { status: 503 },
        times: step.times,
        p: step.p,
      });
    case 'run':
      await control.clock.resume(step.rate);
      passed += step.seconds;
      return control.clock.freeze();
    case 'register':
      return caller.post('/api/user/register', registration(step.who));
    case 'forgot':
      return caller.post('/api/auth/forgot-password', { email: 'ana@correo.mx' });
    case 'trivia':
      return caller.post('/api/trivia/answer', { question_id: 507, answer: step.answer });
    case 'logout':
      return caller.get('/api/auth/logout');
    case 'deleteUser':
      return control.world.deleteUser(3);
    case 'expire':
      return control.mail.expire();
    case 'hold': {
      await control.fault.hold('GET /api/weeks');
      const asked = caller.get('/api/weeks');
      asked.catch(() => {});
      return control.net.idle();
    }
    case 'restore':
      await control.restore();
      return control.clock.freeze();
    case 'carry':
      return control.world.unpack(await control.world.pack(), { previousName: 'Llevado' });
    case 'gotoFact':
      return control.world.gotoFact(Math.floor(step.part * control.world.facts({ future: true }).length));
    case 'branch':
      return control.branch.create();
    case 'switch': {
      const list = control.branch.list();
      return control.branch.switch(list[step.which % list.length]?.id ?? 'A');
    }
  }
}

// The errors with which the control API may refuse a step. Any other error fails the test.
const REFUSED =
  /^(No existe ese partido|No hay más eventos|No hay eventos anteriores|No hay ningún correo vigente)/;

const runs = Number(process.env.FUZZ ?? 15);
const seed = Number(process.env.SEED ?? 20_260_826);

async function play(steps: readonly Step[], caller: Caller, fresh: Caller['control'], seedHash: string) {
  const { control } = caller;
  await control.world.begin({ rate: 0, onlyBranch: true });
  // Each import below adds the branches of the world before it.
  await fresh.world.begin({ onlyBranch: true });
  control.net.clear();
  caller.token = null;
  expect(await control.world.hash()).toBe(seedHash);
  const met = new Map<string, string>();
  const look = async () => {
    const name = hashText(toCanonicalJson(control.world.facts()));
    const hash = await control.world.hash();
    const known = met.get(name);
    if (known === undefined) {
      await fresh.world.import(control.world.export());
      expect(await fresh.world.hash()).toBe(hash);
      met.set(name, hash);
    } else expect(hash).toBe(known);
  };
  await look();
  for (const step of steps) {
    await take(step, caller).catch((error: Error) => {
      if (!REFUSED.test(error.message)) throw error;
    });
    await look();
  }
  for (const { id } of control.branch.list()) {
    await control.branch.switch(id);
    await look();
    for (let seq = control.world.facts({ future: true }).length; seq >= 0; seq -= 1) {
      await control.world.gotoFact(seq);
      await look();
    }
    expect(await control.world.hash()).toBe(seedHash);
  }
  expect(control.net.log().filter(({ unexpectedError }) => unexpectedError !== null)).toEqual([]);
}

test('after random actions, the same facts always give the same database, in each world and branch', {
  timeout: 60_000 + runs * 8_000,
}, async () => {
  const caller = startCaller({ players: 20, realNow });
  const fresh = startCaller({ players: 20 }).control;
  const seedHash = await caller.control.world.hash();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 18 }), (steps) =>
      play(steps, caller, fresh, seedHash),
    ),
    { numRuns: runs, seed },
  );
});
