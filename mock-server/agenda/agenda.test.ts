import { beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';
import { type AgendaEvent, findStep } from './agenda.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 10 });
});

test('clock.step(1) from the start of a world goes to the first cut-off and skips a mailed code that expires earlier', async () => {
  const { clock, agenda } = caller.control;
  expect(agenda.list({ from: clock.now() })[0]?.kind).toBe('code');
  await clock.step(1);
  expect(clock.now()).toBe(clock.resolve('cierre(7, 1)'));
});

test('clock.step(-1) while the clock runs goes to the event before the event that the clock has just passed', async () => {
  const { clock } = caller.control;
  await clock.goto('cierre(7, 2)');
  await clock.resume();
  await clock.advance('30s');
  await clock.step(-1);
  expect(Math.abs(clock.now() - clock.resolve('cierre(7, 1)'))).toBeLessThan(5_000);
});

test('clock.step(-1) while the clock is frozen goes back to the event that the clock has just passed', async () => {
  const { clock } = caller.control;
  await clock.goto('cierre(7, 2)');
  await clock.advance('30s');
  await clock.step(-1);
  expect(clock.now()).toBe(clock.resolve('cierre(7, 2)'));
});

test.each(['cancelado', 'finalizado', 'pospuesto'])(
  'clock.step(1) skips the cut-off of a game with the status %s',
  async (status) => {
    const { clock, world } = caller.control;
    await world.edit('games', 755, { status });
    await clock.step(1);
    expect(clock.now()).toBe(clock.resolve('cierre(7, 2)'));
  },
);

test('`isCalledOff` is true for the events of a game after the game’s postponement', () => {
  const { agenda } = caller.control;
  const [postponed] = agenda.list({ kinds: ['postponed'] });
  const after = agenda.list().filter(({ game, at }) => game === postponed?.game && at > (postponed?.at ?? 0));
  expect(after.map(({ kind, isCalledOff }) => [kind, isCalledOff])).toEqual([
    ['cutoff', true],
    ['kickoff', true],
    ['final', true],
  ]);
});

const getLabel = (id: string) => caller.control.agenda.list().find((event) => event.id === id)?.label;

test.each([
  ['the start of a week without an alias', 'week:8', 'Empieza la Jornada 8'],
  ['the start of a week with an alias', 'week:18', 'Empieza Cuartos de Final · Ida'],
  ['the end of a trivia', 'trivia:7', 'Cierra la trivia de la Jornada 7'],
])('the agenda’s label for %s is $2', (_what, id, label) => {
  expect(getLabel(id)).toBe(label);
});

test('the agenda’s label for the start of a week whose alias begins with “Jornada” has the article “la”', async () => {
  await caller.control.world.edit('weeks', 8, { alias: 'Jornada Doble' });
  expect(getLabel('week:8')).toBe('Empieza la Jornada Doble');
});

const STOPS = [10, 20, 20, 30].map(
  (at, index): AgendaEvent => ({
    id: String(index),
    kind: 'cutoff',
    at,
    label: '',
    expression: null,
    week: 7,
    game: null,
    isCalledOff: false,
  }),
);

test.each([
  [0, 1, {}, '0'],
  [10, 1, {}, '1'],
  [30, 1, {}, undefined],
  [9, 1, { offset: 1 }, '0'],
  [10, 1, { offset: 1 }, '0'],
  [11, 1, { offset: 1 }, '1'],
  [9, -1, {}, undefined],
  [20, -1, {}, '0'],
  [21, -1, {}, '2'],
  [25, -1, { grace: 4 }, '2'],
  [25, -1, { grace: 5 }, '0'],
  [30.9, -1, {}, '2'],
  [10, -1, {}, undefined],
] as const)('from %d, a step of %i with %j leads to the event %s', (now, direction, options, id) => {
  expect(findStep(STOPS, now, direction, undefined, options)?.id).toBe(id);
});

test('events of one instant are in the order of their ids, so that the story of a world never changes', () => {
  const events = caller.control.agenda.list();
  const pairs = events.slice(1).map((event, at) => [events[at] as AgendaEvent, event] as const);
  const equal = pairs.filter(([a, b]) => a.at === b.at);
  expect(equal.length).toBeGreaterThan(20);
  expect(equal.filter(([a, b]) => a.id > b.id)).toEqual([]);
});

test.each([
  ['postponed', /^Se pospone [A-Z]{3}–[A-Z]{3}$/],
  ['published', /^Se publica [A-Z-]{3}–[A-Z-]{3}$/],
] as const)('the label of an event of the kind “%s” matches %s', (kind, label) => {
  const [event] = caller.control.agenda.list({ kinds: [kind] });
  expect(event?.label).toMatch(label);
});
