import { expect, test } from 'vitest';
import { startCaller } from '../testing/caller.ts';

type Control = ReturnType<typeof startCaller>['control'];

const refused: [call: string, args: unknown[], words: string][] = [
  ['clock.resume', ['rápido'], 'clock.resume: rate es un número, no “rápido”.'],
  ['clock.advance', ['1h', { silence: true }], 'clock.advance: no conozco “silence”: hay data y silent.'],
  ['clock.advance', ['1h', { silent: 'sí' }], 'clock.advance: silent es true o false, no “sí”.'],
  ['clock.advance', ['1h', true], 'clock.advance: options es un objeto, no true.'],
  ['clock.advance', [undefined], 'clock.advance: span es un número o un texto, no undefined.'],
  ['clock.goto', ['ahora', { land: 'encima' }], 'clock.goto: land es before, at o after, no “encima”.'],
  ['clock.goto', ['ahora', { silence: true }], 'clock.goto: no conozco “silence”: hay land, data y silent.'],
  ['clock.goto', ['ahora', { data: 0 }], 'clock.goto: data es true o false, no 0.'],
  ['clock.goto', [null], 'No entiendo ese momento'],
  ['clock.step', [2], 'clock.step: direction es 1 o -1, no 2.'],
  ['clock.step', ['1'], 'clock.step: direction es 1 o -1, no “1”.'],
  ['clock.step', [], 'clock.step: direction es 1 o -1, no undefined.'],
  ['clock.step', [1, { kinds: ['gol'] }], 'clock.step: kinds es week, opening'],
  ['clock.step', [1, { kinds: 'cutoff' }], 'clock.step: kinds es una lista, no “cutoff”.'],
  ['clock.step', [1, { toString: 1 }], 'clock.step: no conozco “toString”'],
  ['clock.device', [1e20], 'El reloj del dispositivo es real, server o una diferencia en ms'],
  ['clock.device', [{}], 'clock.device: mode es un número o un texto, no un objeto.'],
  ['agenda.list', [{ since: 0 }], 'agenda.list: no conozco “since”: hay from, to y kinds.'],
  ['agenda.next', [{ kinds: ['gol'] }], 'agenda.next: kinds es'],
  ['world.begin', [{ persona: 'ana' }], 'world.begin: no conozco “persona”: hay seed'],
  ['world.begin', [{ laravel: 1 }], 'world.begin: laravel es true o false, no 1.'],
  ['world.begin', [{ faults: {} }], 'world.begin: faults es una lista, no un objeto.'],
  ['world.begin', [], 'world.begin: beginning es un objeto, no undefined.'],
  ['world.reset', ['siete'], 'world.reset: seed es un número, no “siete”.'],
  ['world.as', [7], 'world.as: persona es un texto que no esté vacío, no 7.'],
  ['world.edit', ['partidos', 1, {}], 'La tabla partidos no se edita a mano.'],
  ['world.edit', ['games', 1, null], 'world.edit: patch es un objeto, no null.'],
  ['world.publish', [755, 3], 'world.publish: score es un objeto, no 3.'],
  ['world.publish', [755, { local: 1 }], 'home_goals'],
  ['world.publish', [755, { home: '1', away: 0 }], 'home_goals'],
  ['world.publishWeek', ['7'], 'world.publishWeek: week es un número, no “7”.'],
  ['world.remove', [{}], 'world.remove: id es un id, no un objeto.'],
  ['world.laravel', ['no'], 'world.laravel: isOn es true o false, no “no”.'],
  ['world.undo', [1.5], 'world.undo: seq es un entero desde 0, no 1.5.'],
  ['world.facts', [{ past: true }], 'world.facts: no conozco “past”: hay future.'],
  ['world.import', [{}], 'world.import: text es un texto, no un objeto.'],
  ['world.unpack', ['x', { name: 'y' }], 'no conozco “name”: hay previousName, inPlace, rate y device.'],
  ['world.export', [{ privado: true }], 'world.export: no conozco “privado”: hay isPrivate.'],
  ['world.edit', ['games', 755, {}], 'games: di qué columna cambia: weekId'],
  ['world.edit', ['games', 755, { status: 'volando' }], 'games.status espera programado, activo'],
  ['world.edit', ['games', 755, { status: 'Finalizado' }], 'games.status espera programado, activo'],
  ['world.edit', ['games', 755, { status: '' }], 'games.status espera programado, activo'],
  ['world.edit', ['games', 755, { status: 'finalizado ' }], 'games.status espera programado, activo'],
  ['world.table', ['partidos'], 'No existe la tabla partidos.'],
  ['branch.create', [''], 'branch.create: name es un texto que no esté vacío, no “”.'],
  ['branch.create', ['  '], 'branch.create: name es un texto que no esté vacío'],
  ['branch.rename', ['A', ''], 'branch.rename: name es un texto que no esté vacío'],
  ['branch.switch', [1], 'branch.switch: id es un texto que no esté vacío, no 1.'],
  ['branch.diff', ['A'], 'branch.diff: b es un texto que no esté vacío, no undefined.'],
  ['fault.add', [{ match: '*', effect: { drop: true }, tiems: 2 }], 'La falla no conoce “tiems”'],
  ['fault.hold', ['*', { time: 2 }], 'fault.hold: no conozco “time”: hay times y when.'],
  ['fault.clear', [{}], 'fault.clear: id es un texto que no esté vacío, no un objeto.'],
  ['net.replay', ['1'], 'net.replay: id es un número, no “1”.'],
  ['mail.last', [{ para: 'ana@correo.mx' }], 'mail.last: no conozco “para”: hay to y kind.'],
  ['mail.list', [{ kind: 'carta' }], 'mail.list: kind es code o link, no “carta”.'],
  ['clock.goto', ['ahora', new Date(0)], 'clock.goto: options es un objeto, no '],
  ['world.edit', ['games', 755, new Date(0)], 'world.edit: patch es un objeto, no '],
  ['world.edit', ['games', 755, new Map()], 'world.edit: patch es un objeto, no '],
  ['world.edit', ['games', 755, Object(7)], 'world.edit: patch es un objeto, no '],
  ['world.facts', [/x/], 'world.facts: options es un objeto, no '],
  ['agenda.list', [{ from: Number.NaN }], 'agenda.list: from es un número, no NaN.'],
  ['world.remove', [755, 'constructor'], 'No existe la tabla constructor.'],
  ['world.table', ['__proto__'], 'No existe la tabla __proto__.'],
  ['world.table', ['toString'], 'No existe la tabla toString.'],
];

async function callMethod(control: Control, name: string, args: unknown[]) {
  const [group = '', method = ''] = name.split('.');
  const methods = control[group as keyof Control] as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  return methods[method]?.(...args);
}

test.each(refused)('%s(%j) is refused in Spanish and changes nothing', async (name, args, words) => {
  const { control } = startCaller();
  const read = async () => [
    await control.world.hash(),
    control.clock.view(),
    control.branch.list(),
    control.world.facts(),
  ];
  const before = await read();
  await expect(callMethod(control, name, args)).rejects.toThrow(words);
  expect(await read()).toEqual(before);
});

test.each([
  ['clock.resume', ['x'.repeat(100_000)]],
  ['clock.goto', ['x'.repeat(100_000)]],
  ['clock.advance', ['x'.repeat(100_000)]],
  ['world.as', ['x'.repeat(100_000)]],
  ['world.edit', ['games', 'x'.repeat(100_000), {}]],
])('%s refuses a text of 100,000 characters with a short message', async (name, args) => {
  const { control } = startCaller();
  const message = await callMethod(control, name, args).then(String, String);
  expect(message.length).toBeLessThan(1_000);
});

test.each<[string, unknown[]]>([
  ['clock.advance', ['1h', undefined]],
  ['clock.advance', ['1h', { silent: undefined }]],
  ['clock.advance', [60_000, null]],
  ['clock.step', [-1, { land: 'after', data: false, silent: true, kinds: ['week'] }]],
  ['branch.create', []],
  ['branch.create', [null]],
  ['fault.clear', [null]],
  ['world.publish', ['755', null]],
  ['mail.last', []],
])('%s(%j) is accepted', async (name, args) => {
  const { control } = startCaller();
  await callMethod(control, name, args);
});

test('each method of the control API checks its arguments', () => {
  const { control } = startCaller();
  for (const group of ['clock', 'agenda', 'world', 'branch', 'fault', 'net', 'mail'] as const)
    for (const [name, method] of Object.entries(control[group]))
      expect([group, name, method.name]).toEqual([group, name, 'call']);
});

test('the refusal of a long text repeats its first 80 letters', async () => {
  const { control } = startCaller();
  const shown = 'x'.repeat(80);
  await expect(callMethod(control, 'clock.resume', [shown])).rejects.toThrow(`no “${shown}”.`);
  await expect(callMethod(control, 'clock.resume', [`${shown}y`])).rejects.toThrow(`no “${shown}…”.`);
});
