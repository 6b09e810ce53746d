import { expect, test } from 'vitest';
import { describeDraft, formatStored, getStoredName, listStored } from './stored-data.ts';

const open = (items: Record<string, string>) =>
  Object.assign(Object.create({ getItem: (key: string) => items[key] ?? null }), items) as Storage;
const list = (local: Record<string, string>, session: Record<string, string> = {}) =>
  listStored({ localStorage: open(local), sessionStorage: open(session) });

test('the data of the app are those of its own keys in both storages, with their size in bytes', () => {
  expect(list({ 'lmx:week': '7/9', 'lmxsim:worlds': '[]', other: 'x' }, { 'lmx:ñ': 'ñ' })).toEqual([
    { area: 'localStorage', key: 'lmx:week', size: 3, value: '7/9' },
    { area: 'sessionStorage', key: 'lmx:ñ', size: 2, value: 'ñ' },
  ]);
});

test.each([
  ['a token', 'lmx:token', '2|abc', '…'],
  ['the token beside a player', 'lmx:player', '2|abc 7', '… 7'],
  ['an e-mail', 'lmx:verification', '{"nav":"coac","email":"a@b.mx"}', '{"nav":"coac","email":"…"}'],
])('the data of the app have no %s', (_what, key, text, expected) => {
  expect(list({ [key]: text })[0]?.value).toBe(expected);
});

test('a browser that blocks the storage has no data of the app', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
    sessionStorage: open({}),
  };
  expect(listStored(blocked)).toEqual([]);
});

test.each([
  ['lmx:token', 'Sesión abierta (token)'],
  ['lmx:draft:7:12', 'Marcadores sin enviar, jornada 12'],
  ['lmx:new', 'lmx:new'],
])('the stored key %s is called “%s”', (key, name) => {
  expect(getStoredName(key)).toBe(name);
});

test('stored JSON is shown in lines, a list with a row on each, and another text as it is', () => {
  expect(formatStored('[["755",1,null,5],["756",2,0,6]]')).toBe('[\n  ["755",1,null,5],\n  ["756",2,0,6]\n]');
  expect(formatStored('{"nav":"coac"}')).toBe('{\n  "nav": "coac"\n}');
  expect(formatStored('7/9')).toBe('7/9');
});

test('a stored draft names its games and their scores, and a game without name by its id', () => {
  const [draft] = list({ 'lmx:draft:7:7': '[["755",1,null,5],["9",2,0,6]]' });
  const describe = (item = draft) =>
    item && describeDraft(item, (id) => (id === '755' ? 'PUE–TIJ' : undefined));
  expect(describe()).toBe('PUE–TIJ 1–·, 9 2–0');
  expect(describe(list({ 'lmx:results': '[["7",6]]' })[0])).toBe('');
});
