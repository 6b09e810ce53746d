// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { describeScore } from './describe-score.ts';

function showGame(home: string, away: string): HTMLElement {
  const field = (side: string, value: string) =>
    `<div><button>−</button><input role="spinbutton" aria-label="Goles de ${side}" value="${value}" /></div>`;
  document.body.innerHTML = `<article data-game="757">
    ${field('Juárez (local)', home)}${field('Atlético de San Luis (visitante)', away)}
    <p><button>Recuérdame</button></p>
  </article>`;
  return document.body;
}

test.each([
  ['2', '1', 'Pone 2–1 en Juárez–San Luis'],
  ['', '0', 'Pone 0 goles a San Luis'],
  ['1', '', 'Pone 1 gol a Juárez'],
  ['', '', 'Borra el marcador de Juárez–San Luis'],
])('after a press beside a score field, the score %s–%s is described as “%s”', (home, away, says) => {
  const button = showGame(home, away).querySelector('button') as Element;
  expect(describeScore(button)).toEqual({ of: 'game 757', says });
});

test('a button of a game that changes no score is not described as a score', () => {
  expect(describeScore(showGame('2', '1').querySelector('p button') as Element)).toBeNull();
});
