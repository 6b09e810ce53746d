import { expect, test } from 'vitest';
import { insertSnippet, readSnippets, type Snippet } from './snippets.ts';

const GUIDE = `# Add a colour

\`\`\`ts file:src/colours.ts after:export const COLOURS = {
green: 'verde',
\`\`\`

Not to be written into a file:

\`\`\`ts
colours.clear();
\`\`\`

\`\`\`tsx file:src/Green.tsx new
export const Green = () => <b />;
\`\`\`
`;

test('a guide has a snippet for each fence that names a file', () => {
  expect(readSnippets(GUIDE)).toEqual([
    {
      file: 'src/colours.ts',
      place: { is: 'after', line: 'export const COLOURS = {' },
      code: "green: 'verde',\n",
    },
    { file: 'src/Green.tsx', place: { is: 'new' }, code: 'export const Green = () => <b />;\n' },
  ]);
});

const FILE = 'const a = {\n  b: 1,\n};\n';
const snippet = (is: 'after' | 'before', line: string, code: string): Snippet => ({
  file: 'a.ts',
  place: { is, line },
  code,
});

test.each([
  ['after', 'const a', 'c: 2,\n', 'const a = {\nc: 2,\n  b: 1,\n};\n'],
  ['before', '};', 'c: 2,\n', 'const a = {\n  b: 1,\nc: 2,\n};\n'],
  [
    'after',
    'const a',
    "import d from './d.ts';\nc: d,\n",
    "import d from './d.ts';\nconst a = {\nc: d,\n  b: 1,\n};\n",
  ],
  [
    'after',
    'const a',
    "import { d, e } from './d.ts';\nc: d,\n",
    "import { d, e } from './d.ts';\nconst a = {\nc: d,\n  b: 1,\n};\n",
  ],
] as const)('a snippet %s the line “%s”: %j', (is, line, code, result) => {
  expect(insertSnippet(FILE, snippet(is, line, code))).toBe(result);
});

test.each([
  ['import { d, e } from', "import { d } from './d.ts';", "import { e, d } from './d.ts';\n"],
  ['import { d } from', "import { d } from './d.ts';", "import { d } from './d.ts';\n"],
  ['import { d } from', "import {\n  e,\n} from './d.ts';", "import { d,\n  e,\n} from './d.ts';\n"],
])('the snippet with “%s” adds to a file with %j only the names that it lacks', (line, before, after) => {
  const code = `${line} './d.ts';\nc: d,\n`;
  const text = `${before}\nconst a = {\n};\n`;
  expect(insertSnippet(text, snippet('after', 'const a', code))).toBe(`${after}const a = {\nc: d,\n};\n`);
});

test.each([
  ['const z', 0],
  ['a', 2],
])('a snippet that stands after “%s”, of which the file has %d lines, is refused', (line, count) => {
  expect(() => insertSnippet('const a = 1;\nlet a;\n', snippet('after', line, ''))).toThrow(
    `a.ts has ${count} lines with “${line}”, where the guide needs one`,
  );
});
