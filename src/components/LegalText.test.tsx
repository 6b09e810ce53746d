import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LegalDocument, list, steps } from '../copy/legal.ts';
import { LegalText } from './LegalText.tsx';

const TEXT: LegalDocument = {
  title: 'Bases | Reto Ruffles',
  description: '',
  heading: 'Bases',
  lead: '',
  updated: '2026-11-03',
  version: '1.2',
  sections: [
    { slug: 'uno', title: 'Quién juega', blocks: [list('Mayores', 'De México')] },
    {
      slug: 'dos',
      title: 'Cómo se juega',
      blocks: [
        steps('Regístrate', 'Predice'),
        { kind: 'table', head: ['Acierto', 'Puntos'], rows: [['Resultado', '+2']] },
      ],
    },
  ],
};

test('a legal text says its version and the day of its last change', () => {
  render(<LegalText {...TEXT} />);
  screen.getByText('Versión 1.2');
  const day = screen.getByText('3 de noviembre de 2026');
  expect(day.getAttribute('datetime')).toBe('2026-11-03');
});

test('a legal text numbers its sections from 1, in the index as in the headings', () => {
  render(<LegalText {...TEXT} />);
  const sections = ['1Quién juega', '2Cómo se juega'];
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    sections,
  );
  const index = within(screen.getByRole('navigation', { name: 'En esta página' }));
  const links = index.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [sections[0], '#uno'],
    [sections[1], '#dos'],
  ]);
});

test('a legal text has its steps in an ordered list and its other lists unordered', () => {
  render(<LegalText {...TEXT} />);
  const getList = (text: string) => screen.getByText(text).closest('ol, ul')?.tagName;
  expect([getList('Mayores'), getList('Predice')]).toEqual(['UL', 'OL']);
});

test('a table of a legal text has each cell under its own head', () => {
  render(<LegalText {...TEXT} />);
  const rows = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Acierto', 'Puntos'],
    ['Resultado', '+2'],
  ]);
});
