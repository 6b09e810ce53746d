import { beforeAll, expect, test, vi } from 'vitest';
import type { AgendaEvent } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import type { Entry } from './command.ts';
import { createTimeCommands } from './time-commands.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-08-26T12:00:00-06:00');
const clock = { now: () => NOW, step: vi.fn(), freeze: vi.fn(), resume: vi.fn(), goto: vi.fn() };
const jump = { land: 'before', silent: true, data: false, kinds: ['cutoff'] } as const;

const createEvent = (kind: AgendaEvent['kind'], label: string, minutes: number, week: number | null = 7) =>
  ({
    id: `${kind}:${minutes}`,
    kind,
    label,
    at: NOW + minutes * MINUTE_MS,
    week,
    expression: null,
  }) as AgendaEvent;

const EVENTS = [
  createEvent('opening', 'Abre PUE–TIJ', 1),
  createEvent('cutoff', 'Cierra PUE–TIJ', 2),
  createEvent('kickoff', 'Empieza PUE–TIJ', 3),
  createEvent('final', 'Termina PUE–TIJ', 4),
  createEvent('week', 'Empieza la jornada 8', 5, 8),
  createEvent('trivia', 'Cierra la trivia de la jornada 7', 6),
  createEvent('code', 'Vence el código de lupe@correo.mx', 7, null),
];

function list(events: readonly AgendaEvent[] = EVENTS): Entry[] {
  const agenda = {
    list: ({ kinds }: { kinds?: readonly string[] } = {}) =>
      events.filter(({ kind }) => kinds === undefined || kinds.includes(kind)),
  };
  return createTimeCommands({ clock, agenda } as unknown as Simulator, { ...jump, kinds: [...jump.kinds] });
}

let commands: Entry[];
beforeAll(() => {
  commands = list();
});

test.each([
  ['opening:1', 'Ir a la apertura de PUE–TIJ', 'en 1 min'],
  ['cutoff:2', 'Ir al cierre de PUE–TIJ', 'en 2 min'],
  ['kickoff:3', 'Ir al inicio de PUE–TIJ', 'en 3 min'],
  ['final:4', 'Ir al final de PUE–TIJ', 'en 4 min'],
  ['week:5', 'Ir al inicio de la jornada 8', 'en 5 min'],
  ['trivia:6', 'Ir a: cierra la trivia de la jornada 7', 'en 6 min'],
  ['code:7', 'Ir a: vence el código de lupe@correo.mx', 'en 7 min'],
])('the palette’s command for the event “%s” is called “%s”, beside “%s”', (id, name, aside) => {
  expect(commands.find((command) => command.id === id)).toMatchObject({ name, aside });
});

test.each([
  ['rate 1', 'Reloj a velocidad normal', 1],
  ['rate 60', 'Reloj a ×60', 60],
  ['rate 3600', 'Reloj a ×3,600', 3_600],
])('the palette’s command “%s” is called “%s” and sets the clock’s rate', (id, name, rate) => {
  clock.resume.mockClear();
  const command = commands.find((one) => one.id === id);
  command?.run();
  expect(command?.name).toBe(name);
  expect(clock.resume).toHaveBeenCalledExactlyOnceWith(rate);
});

test.each([
  ['next', 1],
  ['previous', -1],
])('the palette’s command “%s” steps by %i with the settings of jumps', (id, direction) => {
  clock.step.mockClear();
  commands.find((command) => command.id === id)?.run();
  expect(clock.step).toHaveBeenCalledExactlyOnceWith(direction, expect.objectContaining(jump));
});

test('the palette’s command for an event goes exactly to it, silently and without data if that is set', () => {
  clock.goto.mockClear();
  commands.find(({ id }) => id === 'cutoff:2')?.run();
  expect(clock.goto).toHaveBeenCalledExactlyOnceWith(NOW + 2 * MINUTE_MS, { silent: true, data: false });
});

test('the palette lists the next 60 events', () => {
  const many = Array.from({ length: 61 }, (_, minutes) => createEvent('trivia', 'Cierra la trivia', minutes));
  const ids = list(many).map(({ id }) => id);
  expect([ids.includes('trivia:59'), ids.includes('trivia:60')]).toEqual([true, false]);
});
