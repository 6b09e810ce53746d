import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Coupon } from './Coupon.tsx';
import { LongWords } from './LongWords.tsx';
import { LotteryCard } from './LotteryCard.tsx';
import { NumberBadge } from './NumberBadge.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PointsRule } from './PointsRule.tsx';
import { Poster } from './Poster.tsx';

test('a lottery card shows its number and its name', () => {
  render(<LotteryCard card="redCard" />);
  expect(screen.getByText('8')).toBeTruthy();
  expect(screen.getByText('La roja')).toBeTruthy();
});

test('a lottery card with the prop `name` shows this name instead of the usual name of its drawing', () => {
  render(<LotteryCard card="redCard" name="El premio mayor" />);
  expect(screen.getByText('El premio mayor')).toBeTruthy();
  expect(screen.queryByText('La roja')).toBeNull();
});

test('a number badge contains the text of its label', () => {
  render(<NumberBadge label="7 puntos, en juego">7</NumberBadge>);
  expect(screen.getByText('7 puntos, en juego')).toBeTruthy();
});

test('PointsRule shows a question as a term (dt), and its points with its `more` text as the definition (dd)', () => {
  render(<PointsRule rules={[{ question: '¿También al marcador?', points: '+3', more: 'más' }]} />);
  expect(screen.getByRole('term').textContent).toBe('¿También al marcador?');
  expect(screen.getByRole('definition').textContent).toBe('+3 más');
});

test('a coupon shows its title and its button', () => {
  render(
    <Coupon card="whistle" title="Trivia pendiente" actions={<button type="button">Contestar</button>}>
      Contesta la de la Jornada 7.
    </Coupon>,
  );
  expect(screen.getByRole('heading', { name: 'Trivia pendiente' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Contestar' })).toBeTruthy();
});

test('a page header shows its title as a heading of level 1', () => {
  render(<PageHeader title="Ranking" intro="Así quedó la tabla." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Ranking' })).toBeTruthy();
});

test('LongWords allows no line break inside “Guadalajara”', () => {
  const { container } = render(<LongWords text="Guadalajara" />);
  expect(container.innerHTML).toBe('Guadalajara');
});

test('LongWords lets a word of more than twelve letters break after every four letters and at its end', () => {
  const { container } = render(<LongWords text="Club Pachucalajaraca" />);
  expect(container.innerHTML).toBe('Club Pach<wbr>ucal<wbr>ajar<wbr>aca<wbr>');
});

test('a poster shows its title and the main game, and lists the other games', () => {
  const club = (name: string, shortName: string) => ({
    name,
    shortName,
    color: '#0F2FB4',
    colorAlt: '#FFFDF8',
  });
  render(
    <Poster
      ribbon="Del viernes 28 al domingo 30 de agosto"
      title="Gran Jornada 7"
      home={club('Guadalajara', 'GDL')}
      away={club('Cruz Azul', 'CAZ')}
      versus="vs"
      hour="Sáb 29 ago · 21:10 h"
      others={[{ id: '2', home: club('Tigres', 'TIG'), away: club('Toluca', 'TOL'), when: 'Hoy 19:05 h' }]}
      action={<a href="/games">Pronosticar la jornada</a>}
      note="Todos los horarios son del centro de México."
    />,
  );
  expect(screen.getByRole('heading', { name: 'Gran Jornada 7' })).toBeTruthy();
  for (const text of ['Guadalajara', 'vs', 'Cruz Azul', 'Sáb 29 ago · 21:10 h'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('listitem')).getByText('Tigres – Toluca')).toBeTruthy();
});
