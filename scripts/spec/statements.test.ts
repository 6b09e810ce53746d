import { expect, test } from 'vitest';
import { listStatements } from '../../devtools/ui/spec-document.ts';
import { parseSpec, readSpec } from './statements.ts';

const MARKDOWN = `## 1. Roles

**1.1** Two states: visitor
and user. **1.2** No others.

- Visitors can **1.3** read, **1.4** register.
  - Ours: \`/faq\` too ([decision 1](decisions/001.md)).
- Not shown.

Ours, for paste:

- Dashes are read.

Calls:

| Call | Response |
|---|---|
| **1.5** GET /a | none |
`;

test('`parseSpec` joins the lines of a block and splits it at the ids of its statements', () => {
  expect(parseSpec(MARKDOWN).map(({ kind, level, pieces }) => [kind, level, pieces])).toEqual([
    ['heading', 2, [{ text: '1. Roles' }]],
    [
      'text',
      1,
      [
        { id: '1.1', text: 'Two states: visitor and user.' },
        { id: '1.2', text: 'No others.' },
      ],
    ],
    ['item', 1, [{ text: 'Visitors can' }, { id: '1.3', text: 'read,' }, { id: '1.4', text: 'register.' }]],
    ['item', 2, [{ text: 'Ours: /faq too (decision 1).' }]],
    ['item', 1, [{ text: 'Not shown.' }]],
    ['text', 1, [{ text: 'Ours, for paste:' }]],
    ['item', 1, [{ text: 'Dashes are read.' }]],
    ['text', 1, [{ text: 'Calls:' }]],
    ['item', 1, [{ text: 'Call · Response' }]],
    ['item', 1, [{ id: '1.5', text: 'GET /a · none' }]],
  ]);
});

test('`parseSpec` marks a block that begins with “Ours”, and the list below it', () => {
  const ours = parseSpec(MARKDOWN).filter(({ isOurs }) => isOurs);
  expect(ours.map(({ pieces }) => pieces[0]?.text)).toEqual([
    'Ours: /faq too (decision 1).',
    'Ours, for paste:',
    'Dashes are read.',
  ]);
});

test('a statement of the specification keeps the words that its block has before the first statement', () => {
  expect(listStatements(parseSpec(MARKDOWN)).at(3)).toEqual({
    id: '1.4',
    text: 'register.',
    lead: 'Visitors can',
  });
});

test('docs/spec.md has the 289 statements of the customer, with the numbers of each section in order and without a gap', () => {
  const ids = listStatements(readSpec()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(289);
  const counts = new Map<string, number>();
  const expected = ids.map((id) => {
    const [section = ''] = id.split('.');
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    return `${section}.${count}`;
  });
  expect(ids).toEqual(expected);
});

test('no statement of docs/spec.md is in a block that begins with “Ours”', () => {
  expect(listStatements(readSpec().filter(({ isOurs }) => isOurs))).toEqual([]);
});
