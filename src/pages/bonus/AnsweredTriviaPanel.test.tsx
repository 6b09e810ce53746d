import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnsweredTriviaPanel } from './AnsweredTriviaPanel.tsx';

test.each([
  ['right', true, 'El gol', 'Le atinaste.', '+1 punto extra', ['check', 'check']],
  ['wrong', false, 'El poste', 'Esta no era. En la próxima jornada hay otra.', '0 esta vez', ['close']],
])(
  'a trivia with a %s answer has its card, its words, its points and its icons',
  (_what, isCorrect, ...shown) => {
    const [card, text, points, icons] = shown;
    const { container } = render(
      <AnsweredTriviaPanel week={7} question="¿Quién silba?" answer="El árbitro" isCorrect={isCorrect} />,
    );
    for (const words of [card, text, 'Contestada', 'El árbitro']) screen.getByText(words);
    expect(container.querySelector('.number-badge')?.parentElement?.textContent).toBe(points);
    const names = [...container.querySelectorAll('use[href^="#icon-"]')].map((use) =>
      use.getAttribute('href'),
    );
    expect(names).toEqual(icons.map((icon) => `#icon-${icon}`));
  },
);

test.each([
  ['right', true, 'bg-verde'],
  ['wrong', false, 'bg-tinta'],
])('“Contestada” of a %s answer has its colour', (_what, isCorrect, ground) => {
  render(<AnsweredTriviaPanel week={7} question="¿Quién silba?" answer="El árbitro" isCorrect={isCorrect} />);
  expect(screen.getByText('Contestada').closest('[class*="bg-"]')?.classList).toContain(ground);
});
