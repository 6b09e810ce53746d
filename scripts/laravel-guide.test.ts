/** docs/guides/connect-laravel.md and deploy.md: the code is that of docs/guides/laravel, and PHP can read it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/guides/laravel';
const OPENING = '<?php\n\n';
/** Paths such as `every-version/app/Models/User.php`. Below the first folder, each file is at its place in Laravel. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const paths = files.filter((path) => path.endsWith('.php'));
const texts = files.filter((path) => path.endsWith('.json'));
const guide = readFileSync('docs/guides/connect-laravel.md', 'utf8');
const quotes = [...guide.matchAll(/^```php\n(.*?)^```$/gms)].map(([, code = '']) => OPENING + code);
const jsonQuotes = [...guide.matchAll(/^```json\n(.*?)^```$/gms)].map(([, code = '']) => code);
const hasPhp = spawnSync('php', ['--version']).status === 0;

const getPlace = (path: string) => path.split('/').slice(1).join('/');

test.each(paths)('docs/guides/connect-laravel.md quotes the whole of docs/guides/laravel/%s', (path) => {
  expect(quotes).toContain(readFileSync(`${FOLDER}/${path}`, 'utf8'));
});

test('each PHP block of docs/guides/connect-laravel.md is a file of docs/guides/laravel', () => {
  const files = paths.map((path) => readFileSync(`${FOLDER}/${path}`, 'utf8'));
  expect(quotes.filter((quote) => !files.includes(quote))).toEqual([]);
});

test('the JSON blocks of docs/guides/connect-laravel.md have the texts of the JSON files of docs/guides/laravel', () => {
  const wanted = texts.map((path) => JSON.parse(readFileSync(`${FOLDER}/${path}`, 'utf8')));
  expect(wanted).not.toEqual([]);
  expect(jsonQuotes.map((quote) => JSON.parse(quote))).toEqual(wanted);
});

test.runIf(hasPhp).each(paths)('PHP finds no syntax error in docs/guides/laravel/%s', (path) => {
  expect(execFileSync('php', ['-l', `${FOLDER}/${path}`], { encoding: 'utf8' })).toContain(
    'No syntax errors',
  );
});

test.each(paths.filter((path) => readFileSync(`${FOLDER}/${path}`, 'utf8').includes('DB::transaction(')))(
  'docs/guides/laravel/%s tries each transaction three times, because another one may end it by a deadlock',
  (path) => {
    const text = readFileSync(`${FOLDER}/${path}`, 'utf8');
    const [, ...transactions] = text.split('DB::transaction(');
    expect(transactions.filter((rest) => !/^(?:fn [^;]*| *function .*?^ *\}), 3\);$/ms.test(rest))).toEqual(
      [],
    );
  },
);

test('each field that docs/guides/laravel registers has a rule that refuses a NUL character', () => {
  const text = readFileSync(`${FOLDER}/every-version/app/Http/Requests/RegisterRequest.php`, 'utf8');
  const rules = [...text.matchAll(/^ {12}'\w+' => \[.*?\],$/gms)].map(([rule]) => rule);
  const refuses = /self::TEXT|self::NO_NUL|'digits:|'regex:.*\/u'|'accepted'|'boolean'/;
  expect(rules).toHaveLength(14);
  expect(rules.filter((rule) => !refuses.test(rule))).toEqual([]);
  expect(rules.find((rule) => rule.includes('date_format'))).toMatch(/'bail'.*self::NO_NUL.*'date_format/s);
});

test('docs/guides/laravel replaces the postal codes only by a file with all 32 states of Mexico', () => {
  const text = readFileSync(`${FOLDER}/every-version/app/Console/Commands/ImportZipcodes.php`, 'utf8');
  expect(text.indexOf('if ($states < 32) {')).toBeGreaterThan(0);
  expect(text.indexOf('if ($states < 32) {')).toBeLessThan(text.indexOf('Zipcode::query()->delete()'));
});

/** Keys of an answer or a row that don't read the column of their name, by design. */
const OTHER_COLUMNS = [
  "'name' => $this->status",
  "'week_trivia_points' => $answer->is_correct",
  "'week' => $this->number",
  "'number' => $row->week",
  "'week_id' => $open->id",
  "'user_id' => $player->id",
];

test('each key of docs/guides/laravel that reads one column reads the column of its name', () => {
  const read = paths.flatMap((path) =>
    [
      ...readFileSync(`${FOLDER}/${path}`, 'utf8').matchAll(
        /'(\w+)' => (?:\$\w+ \? )?(?:\(\w+\) )?\$(\w+)(?:\??->|\[')(?:\w+\??->)*(\w+)(?![\w(]| ===)/g,
      ),
    ].map(([, key = '', from = '', column = '']) => ({
      key,
      from,
      column,
      text: `'${key}' => $${from}->${column}`,
    })),
  );
  expect(read.length).toBeGreaterThan(35);
  const wrong = read.filter(
    ({ key, from, column, text }) =>
      ![column, `${from}_${column}`].includes(key) && !OTHER_COLUMNS.includes(text),
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test('docs/guides/laravel reads and writes local days and hours at −06:00 alone', () => {
  const offsets = paths.flatMap((path) =>
    [...readFileSync(`${FOLDER}/${path}`, 'utf8').matchAll(/'[+-]\d{2}:?\d{2}'|'\w+\/\w+_\w+'/g)].map(
      ([offset]) => [path.split('/').at(-1), offset],
    ),
  );
  expect([...new Set(offsets.map(([, offset]) => offset))]).toEqual(["'-06:00'"]);
  expect([...new Set(offsets.map(([file]) => file))].toSorted()).toEqual([
    'DatabaseSeeder.php',
    'GameResource.php',
    'ImportGames.php',
    'RegisterRequest.php',
    'Trivia.php',
    'Week.php',
  ]);
});

test.each(['home', 'away'])(
  'docs/guides/laravel answers the side “%s” of a game with all fields of a team',
  (side) => {
    const text = readFileSync(`${FOLDER}/every-version/app/Http/Resources/GameResource.php`, 'utf8');
    expect(text).toContain(
      `'${side}' => $this->${side}->only(['id', 'name', 'short_name', 'color', 'color_alt']),`,
    );
  },
);

test('docs/guides/laravel answers the date and the time of a kick-off in the formats of the contract', () => {
  const text = readFileSync(`${FOLDER}/every-version/app/Http/Resources/GameResource.php`, 'utf8');
  expect(text).toContain("'date' => $kickOff?->format('Y-m-d'),");
  expect(text).toContain("'time' => $kickOff?->format('H:i:s'),");
});

/** The most letters of a field, by RegisterRequest and by the column of the table `users`. */
function readLengths() {
  const rules = readFileSync(`${FOLDER}/every-version/app/Http/Requests/RegisterRequest.php`, 'utf8');
  const columns = readFileSync(
    `${FOLDER}/every-version/database/migrations/2026_11_28_000000_add_player_columns.php`,
    'utf8',
  );
  return [...columns.matchAll(/->string\('(\w+)', (\d+)\)/g)].map(([, field = '', length = '']) => {
    const [rule = ''] = rules.match(new RegExp(`^ {12}'${field}' => .*$`, 'm')) ?? [];
    const [, most] = /'(?:max:|digits:)(\d+)'|\{3,(\d+)\}/.exec(rule)?.filter(Boolean) ?? [];
    return { field, length: Number(length), most: Number(most) };
  });
}

test.each(readLengths())(
  'the column $field of docs/guides/laravel holds the longest text that its rule accepts',
  ({ length, most }) => {
    expect(most).toBe(length);
  },
);

test.each(paths)(
  'docs/guides/connect-laravel.md names the place of docs/guides/laravel/%s before it',
  (path) => {
    const before = guide.slice(
      0,
      guide.indexOf(readFileSync(`${FOLDER}/${path}`, 'utf8').slice(OPENING.length)),
    );
    expect(before).toContain(`\`${getPlace(path)}\``);
  },
);

test('each class of docs/guides/laravel stands in the file that its namespace and name lead Laravel to', () => {
  const wrong = paths.flatMap((path) => {
    const text = readFileSync(`${FOLDER}/${path}`, 'utf8');
    const [, namespace] = /^namespace (.*);$/m.exec(text) ?? [];
    const [, name] = /^class (\w+)/m.exec(text) ?? [];
    if (!namespace || !name) return [];
    const folder = namespace
      .replace(/^App/, 'app')
      .replace(/^Database\\Seeders/, 'database/seeders')
      .replaceAll('\\', '/');
    return getPlace(path) === `${folder}/${name}.php` ? [] : [path];
  });
  expect(wrong).toEqual([]);
});

test('each class of App that a file of docs/guides/laravel uses is a file of docs/guides/laravel', () => {
  const places = new Set(paths.map(getPlace));
  const missing = paths.flatMap((path) =>
    [...readFileSync(`${FOLDER}/${path}`, 'utf8').matchAll(/^use App\\(.*);$/gm)]
      .map(([, name = '']) => `app/${name.replaceAll('\\', '/')}.php`)
      .filter((place) => !places.has(place)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['docs/guides/connect-laravel.md', 20],
  ['docs/guides/deploy.md', 8],
])('each command block of %s says on which machine or in which folder it runs', (page, least) => {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^ *```(?:sh|ini|nginx)\n(.*?)^ *```$/gms)];
  const texts = blocks.map(([, text = '']) => text);
  const WHERE = /^ *# .*(?:your machine|server|any machine|either machine|this repository|first terminal)/i;
  expect(texts.length).toBeGreaterThan(least);
  expect(texts.filter((text) => !WHERE.test(text)).map((text) => text.split('\n')[0])).toEqual([]);
});

test('docs/guides has one folder of the API on the server, the one of deploy/files.ts', () => {
  const texts = ['docs/guides/connect-laravel.md', 'docs/guides/deploy.md', 'deploy/files.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const paths = texts.map((text) =>
    [...text.matchAll(/\/srv\/(?!reto-ruffles)[\w-]+/g)].map(([path]) => path),
  );
  expect(paths.map((found) => [...new Set(found)])).toEqual(Array(3).fill(['/srv/reto-api']));
});
