import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCrests, readCrests } from '../../../components/art/crest.test.helper.ts';
import { at } from '../../../testing/fixtures.ts';
import { open, withGame } from '../GamesPage.test.helper.tsx';

const BEFORE = at('2026-08-20T12:00:00');

test('the games of a week that isn’t open are one list by day, each with its hour and when it opens, and no card', async () => {
  await open({ now: BEFORE });
  await screen.findByRole('heading', { name: 'Sábado 29 de agosto' });
  const [first] = document.querySelectorAll('li[data-game]');
  expect(first?.textContent).toMatch(/Tigres – Toluca.*19:00 h.*Abre el sáb 22 ago, 19:00 h/);
  expect(first?.getAttribute('data-state')).toBe('next');
  expect(document.querySelectorAll('li[data-game]')).toHaveLength(4);
  expect(document.querySelector('article')).toBeNull();
});

test('a postponed game of a week that isn’t open says so in the list', async () => {
  await open({ now: BEFORE }, withGame('postponed', null));
  await screen.findByText(/^Pospuesto/);
});

test('a game of a week that isn’t open has the home club’s crest first and the away club’s second', async () => {
  await open({ now: BEFORE });
  await screen.findByRole('heading', { name: 'Sábado 29 de agosto' });
  const [row] = document.querySelectorAll('li[data-game]');
  expect(row && readCrests(row)).toEqual(getCrests('TIG', 'TOL'));
});

test('a week that isn’t open has a list for each day, with the games of that day', async () => {
  await open({ now: BEFORE });
  await screen.findByRole('heading', { name: 'Sábado 29 de agosto' });
  const days = [...document.querySelectorAll('section:has(> h2 + ul > [data-game])')].map((section) => [
    section.querySelector('h2')?.textContent,
    section.querySelectorAll('[data-game]').length,
  ]);
  expect(days).toEqual([
    ['Sábado 29 de agosto', 2],
    ['Domingo 30 de agosto', 2],
  ]);
});
