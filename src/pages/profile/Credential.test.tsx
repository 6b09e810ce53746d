import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '../../domain/types.ts';
import { at } from '../../testing/fixtures.ts';
import { Credential } from './Credential.tsx';

const STATS = { score: 1_284, position: 37, weeksPlayed: 6, exact: 11, results: 25, trivias: 4 };

const USER = {
  nickname: 'ana_tribuna',
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
  createdAt: at('2026-07-09T12:00:00'),
} as User;

const readFigures = () =>
  [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.parentElement?.querySelector('dd')?.textContent,
  ]);

test('the player card of Perfil shows each figure under its own name', () => {
  render(<Credential user={USER} stats={STATS} />);
  expect(readFigures()).toEqual([
    ['Puntos', '1,284'],
    ['Lugar general', '37'],
    ['Jornadas', '6'],
    ['Exactos', '11'],
    ['Resultados', '25'],
    ['Trivias', '4'],
  ]);
});

test('the player card of Perfil shows the nickname, the place and the month of the registration', () => {
  render(<Credential user={USER} stats={STATS} />);
  expect(screen.getByRole('heading', { name: 'ana_tribuna' })).toBeTruthy();
  expect(screen.getByText('Cuauhtémoc, Ciudad de México')).toBeTruthy();
  expect(screen.getByText('Desde jul de 2026')).toBeTruthy();
});

test('the player card of Perfil says “Sin apodo” of a player without a nickname', () => {
  render(<Credential user={{ ...USER, nickname: '' }} stats={STATS} />);
  expect(screen.getByRole('heading', { name: 'Sin apodo' })).toBeTruthy();
});

test('the player card of Perfil has the drawing of the chip as its picture', () => {
  const { container } = render(<Credential user={USER} stats={STATS} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#chip$/);
});
