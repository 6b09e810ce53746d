import { expect, test } from 'vitest';
import { listStatements, SPEC_DOCUMENT, type SpecDocument } from '../../devtools/ui/spec-document.ts';
import { createSpecFiles } from './files.ts';
import { readSpec } from './statements.ts';

const files = new Map(createSpecFiles('abc123', new Date('2026-11-29T05:00:00Z')));
const page = files.get('simulador/especificacion/index.html') ?? '';

test('the page of the specification has each statement once, in the order of the document', () => {
  const ids = [...page.matchAll(/<li class="statement" id="s([\d.]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(listStatements(readSpec()).map(({ id }) => id));
  expect(ids.slice(0, 5)).toEqual(['0.1', '0.2', '0.3', '0.4', '1.1']);
});

test('a statement with recipes has a link that plays it, links to its recipes at their step, and what its tests check', () => {
  const [row = ''] = /<li class="statement" id="s2\.25".*?<\/li>/s.exec(page) ?? [];
  expect(row).toContain('href="/lmx/simulador/#sim?spec=2.25&amp;mode=play"');
  expect(row).toContain('href="/lmx/simulador/#sim?r=page/loading&amp;mode=play&amp;step=3"');
  expect(row).toContain(
    'the bar of the loading view stops at 95 percent</span> <code>src/app/LoadingView.test.tsx</code>',
  );
});

test('the page lists the statements without a recipe last, and prints the build and the date at −06:00', () => {
  const [unplayed = ''] = /<section class="unplayed".*?<\/section>/s.exec(page) ?? [];
  expect(unplayed).toContain('href="#s5.2"');
  expect(unplayed).not.toContain('href="#s2.25"');
  expect(page.indexOf(unplayed)).toBeGreaterThan(page.lastIndexOf('class="statement"'));
  expect(page).toContain('<span>Versión abc123 · 28 de noviembre de 2026</span>');
});

test('the document for the panel has the blocks of docs/spec.md and the tests of a statement', () => {
  const { blocks, tests }: SpecDocument = JSON.parse(files.get(SPEC_DOCUMENT) ?? '');
  expect(listStatements(blocks).map(({ id, text }) => [id, text])).toEqual(
    listStatements(readSpec()).map(({ id, text }) => [id, text]),
  );
  expect(tests['2.27']).toEqual([
    {
      file: 'src/app/RouteChange.test.tsx',
      title: 'a change of route scrolls to the top, focuses the heading and announces the title',
    },
  ]);
});
