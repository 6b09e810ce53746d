import { expect, test } from 'vitest';
import { chooseChunk } from './chunks.ts';

test.each(['/projects/reto', '/projects/stores', '/projects/share'])(
  'a module of Inicio and Ranking is in no file of players when the clone is %s',
  (root) => {
    const roots = ['home/HomePage.tsx', 'ranking/RankingPage.tsx'].map((page) => `${root}/src/pages/${page}`);
    expect(chooseChunk(`${root}/src/components/PointsRule.tsx`, roots)).toBe('shared');
  },
);
