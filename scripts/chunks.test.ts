import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseChunk } from './chunks.ts';

test.each(['/projects/reto', '/projects/stores', '/projects/share'])(
  'a module of Inicio and Ranking is in no file of players when the clone is %s',
  (root) => {
    const roots = ['home/HomePage.tsx', 'ranking/RankingPage.tsx'].map((page) => `${root}/src/pages/${page}`);
    expect(chooseChunk(`${root}/src/components/PointsRule.tsx`, roots)).toBe('shared');
  },
);

test.each([
  ['pages/bonus/BonusPage.tsx', 'player-pages'],
  ['app/modals/late-shell-parts.ts', 'player-later'],
  ['pages/games/late-parts-list.ts', 'player-later'],
])('a module of the trivia’s dialog and %s, which exists, goes into %s', (root, file) => {
  expect(existsSync(`src/${root}`)).toBe(true);
  const roots = ['app/modals/TriviaDialog.tsx', root].map((path) => `/reto/src/${path}`);
  expect(chooseChunk('/reto/src/components/ExtraPoint.tsx', roots)).toBe(file);
});

test.each([
  [
    'several forms and Perfil goes into the file of forms',
    ['login/LoginPage.tsx', 'register/RegisterPage.tsx'],
    'forms',
  ],
  ['one form and Perfil goes into no file of forms', ['register/RegisterPage.tsx'], 'shared'],
])('a module of %s', (_rule, pages, file) => {
  const roots = [...pages, 'profile/ProfilePage.tsx'].map((page) => `/reto/src/pages/${page}`);
  expect(chooseChunk('/reto/src/use-form.ts', roots)).toBe(file);
});
