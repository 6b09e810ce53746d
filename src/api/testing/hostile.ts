import fc from 'fast-check';

/**
 * Matches placeholder strings. Their content is inserted into the JSON text as is, for values that
 * `JSON.stringify` cannot write.
 */
const RAW = /"raw:([^"]*)"/g;

const ROW_COUNT = 10_000;
const DEPTH = 20_000;

const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u200B\u200B',
  '<img src=x onerror=alert(1)>',
  '<!doctype html><h1>Server Error</h1>',
  'W'.repeat(300),
  'papas '.repeat(20_000),
  '"'.repeat(500),
  '\\"'.repeat(500),
  '\u202Egol ed nóipmac',
  '\u2066\u2067\u2068abierto',
  'لاعب كرة القدم من المكسيك',
  'שחקן הכדורגל',
  '👨‍👩‍👧‍👦'.repeat(12),
  '🏳️‍🌈⚽🇲🇽',
  `Z${'\u0336\u0351\u0323\u0489'.repeat(40)}algo`,
  '\uD83D',
  'ana\uDC00',
  // A length limit that is a multiple of three, such as 60 or 120, cuts this text inside a surrogate pair.
  `a${'⚽😀'.repeat(90)}`,
  'a😀@correo.mx',
  'ab😀 club',
  'ﬃﬃﬃ',
  'a\u0000b\u0007c\nd\te',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  '[object Object]',
  'NaN',
  '%E0%A4%A',
  '../../etc',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '0001-01-01',
  '2026-11-20T22:05:00.000000Z',
  '99:99',
  '24:00:00',
  '23:59:59',
  '-1',
  '1e3',
  '0x10',
  '٣',
  '999999999999999',
  '-999999999999999',
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 90 }));

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 10, 99, 100, 1e15, 2 ** 53 - 1, 1 - 2 ** 53, 2 ** 53, 1e21, 1e300, 5e-324),
  fc.constantFrom('raw:-0', 'raw:9007199254740993', 'raw:1e999', 'raw:-1e999', `raw:${'9'.repeat(400)}`),
  fc.double(),
  fc.integer(),
);

const POISONED_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
];
const KNOWN_KEYS = ['data', 'id', 'week', 'number', 'status', 'name', 'meta', 'pool', 'trivia', '0', '18'];
const hostileKey = fc.oneof(fc.constantFrom(...POISONED_KEYS), fc.constantFrom(...KNOWN_KEYS), hostileText);

const DEEP_LIST = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
const DEEP_OBJECT = `${'{"data":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 300, arbitrary: hostileText },
  { weight: 200, arbitrary: hostileNumber },
  { weight: 200, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { data: [] }) },
  {
    weight: 100,
    arbitrary: fc.anything({ key: hostileKey, maxDepth: 3, values: [hostileText, hostileNumber] }),
  },
  { weight: 1, arbitrary: fc.constant(`raw:${DEEP_LIST}`) },
);

type Parent = Record<string, unknown>;
type Change = (parent: Parent, key: string) => void;

const put = (parent: Parent, key: string, value: unknown) =>
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });

const isBranch = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

const replaceBy =
  (convert: (value: unknown) => unknown): Change =>
  (parent, key) =>
    put(parent, key, convert(parent[key]));

const remove: Change = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const SLIPS: readonly Change[] = [
  remove,
  replaceBy((value) => (typeof value === 'number' ? String(value) : value)),
  replaceBy((value) => (typeof value === 'string' ? Number(value) : value)),
  replaceBy((value) => (isBranch(value) ? Object.values(value) : [value])),
  replaceBy((value) => (isBranch(value) ? { ...value } : { value })),
  replaceBy((value) => (Array.isArray(value) ? {} : [])),
  replaceBy((value) => ({ data: value })),
  replaceBy((value) => [value]),
  replaceBy((value) => JSON.stringify(value)),
  replaceBy((value) => (Array.isArray(value) ? [...value, ...value] : value)),
];

const multiply = replaceBy((value) =>
  Array.isArray(value) && value.length > 0
    ? Array.from({ length: ROW_COUNT }, (_, place) =>
        isBranch(value[0])
          ? { ...value[0], id: place + 1, number: place + 1, game_id: place + 1, position: place + 1 }
          : `${value[0]} ${place}`,
      )
    : value,
);

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 200, arbitrary: hostileValue.map((value) => replaceBy(() => structuredClone(value))) },
  { weight: 120, arbitrary: fc.constantFrom(...SLIPS) },
  {
    weight: 80,
    arbitrary: fc.tuple(hostileKey, hostileValue).map(
      ([name, value]): Change =>
        (parent, key) => {
          const target = parent[key];
          if (isBranch(target) && !Array.isArray(target)) put(target, name, structuredClone(value));
          else if (Array.isArray(target)) target.push(structuredClone(value));
        },
    ),
  },
  // The server sends the options of a trivia as JSON inside a string, so this change replaces a string by
  // such JSON with hostile options.
  {
    weight: 60,
    arbitrary: fc
      .array(hostileValue, { maxLength: 3 })
      .map((values) =>
        replaceBy((value) => (typeof value === 'string' ? JSON.stringify({ options: values }) : value)),
      ),
  },
  { weight: 1, arbitrary: fc.constant(multiply) },
);

function listPlaces(parent: Parent, key: string, places: [Parent, string][] = []): [Parent, string][] {
  // Lists about 200 values at most, because a body may have ten thousand rows.
  if (places.length > 200) return places;
  places.push([parent, key]);
  const value = parent[key];
  if (isBranch(value)) for (const inner of Object.keys(value)) listPlaces(value, inner, places);
  return places;
}

const TEXTS = [
  '',
  ' \n',
  '<!doctype html><h1>Hola</h1>',
  'null',
  'true',
  '0',
  '"ok"',
  '[]',
  '{}',
  '{"data":null}',
];
const breakText = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...TEXTS),
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc.constantFrom(
      `\uFEFF${text}`,
      `<br />\n<b>Warning</b>: Undefined index in <b>/var/www</b><br />\n${text}`,
      `${text}${text}`,
      `${text}\n<!-- 12 ms -->`,
      ` \n${text}\n `,
      DEEP_OBJECT,
    ),
    hostileText,
  );

const toText = (body: unknown) => (JSON.stringify(body) ?? '').replace(RAW, '$1');

export function createHostileBodies(good: unknown): fc.Arbitrary<string> {
  const changed = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }).map((changes) => {
    const root: Parent = { body: structuredClone(good) };
    for (const [place, apply] of changes) {
      const places = listPlaces(root, 'body');
      const target = places[place % places.length];
      if (target) apply(...target);
    }
    return toText(root.body);
  });
  return fc.oneof(
    { weight: 10, arbitrary: changed },
    { weight: 1, arbitrary: breakText(JSON.stringify(good)) },
    { weight: 1, arbitrary: hostileValue.map(toText) },
  );
}
