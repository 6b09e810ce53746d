import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RankRow } from '../../domain/types.ts';
import { Podium } from './Podium.tsx';

const createRow = (position: number, nickname: string, score: number): RankRow => ({
  position,
  nickname,
  score,
  exact: 0,
  results: 0,
  trivias: 0,
  movement: 0,
  isMe: false,
});

const ROWS = [
  createRow(1, 'mariana10', 33),
  createRow(2, 'tijera_pina29', 30),
  createRow(3, 'corner_v', 1200),
];

/** Returns what stands on each step, from left to right, and the drawing of its prize. */
function readSteps(element: HTMLElement) {
  return [...element.querySelectorAll('li')].map((step) => [
    step.querySelector('use')?.getAttribute('href')?.split('#')[1],
    step.textContent,
  ]);
}

test('the podium has the first place in the middle, each step with nickname, place, points and prize', () => {
  const { container } = render(<Podium scope="week" rows={ROWS} />);
  expect(readSteps(container)).toEqual([
    ['jersey', 'tijera_pina29230 pts'],
    ['screen', 'mariana10133 pts'],
    ['jersey', 'corner_v31,200 pts'],
  ]);
});

test('two players who share the first place both have its number on the podium', () => {
  const { container } = render(<Podium scope="general" rows={[ROWS[0]!, createRow(1, 'beto', 33)]} />);
  expect(readSteps(container)).toEqual([
    ['chip', 'beto133 pts'],
    ['trip', 'mariana10133 pts'],
    ['chip', '3'],
  ]);
});

test('a player without a nickname is “Sin apodo” on the podium', () => {
  const { container } = render(<Podium scope="week" rows={[createRow(1, '', 33)]} />);
  expect(readSteps(container)[1]).toEqual(['screen', 'Sin apodo133 pts']);
});

test('while the table loads there is no podium', () => {
  const { container } = render(<Podium scope="week" rows={[]} />);
  expect(readSteps(container)).toEqual([]);
});

test('before anybody has points, the prizes of the first three places stand beside the title', () => {
  const { container } = render(<Podium scope="week" rows={[]} isDayOne />);
  expect(readSteps(container)).toEqual([
    ['jersey', '2.º lugarLa playera'],
    ['screen', '1.er lugarLa pantalla'],
    ['jersey', '3.er lugarLa playera'],
  ]);
});

test('the step of the first place is the highest, that of the third the lowest', () => {
  const { container } = render(<Podium scope="week" rows={ROWS} />);
  const [second, first, third] = [...container.querySelectorAll('.podium-step')].map((step) =>
    Number(/min-h-(\d+)/.exec(step.className)?.[1]),
  );
  expect(first).toBeGreaterThan(second ?? Number.NaN);
  expect(second).toBeGreaterThan(third ?? Number.NaN);
});

test('only the step of the first place stands on yellow', () => {
  const { container } = render(<Podium scope="week" rows={ROWS} />);
  const steps = [...container.querySelectorAll('.podium-step')];
  expect(steps.map(({ classList }) => classList.contains('bg-queso'))).toEqual([false, true, false]);
});
