import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GAMES } from '../testing/fixtures.ts';
import { getCrests, readCrests } from './art/crest.test.helper.ts';
import { Poster } from './Poster.tsx';

const [main, ...others] = GAMES;

test('the poster has the crest and the name of the home club before those of the away club', () => {
  if (!main) throw new Error('no game');
  render(
    <Poster
      ribbon="El partido"
      title="Jornada 7"
      home={main.home}
      away={main.away}
      hour="19:00 h"
      others={others.slice(0, 1).map(({ id, home, away }) => ({ id, home, away, when: '21:00 h' }))}
    />,
  );
  expect(readCrests(document.body)).toEqual(getCrests('TIG', 'TOL', 'PUM', 'ATL'));
  expect([...screen.getByRole('listitem').children].map(({ textContent }) => textContent)).toEqual([
    '',
    'Pumas – Atlas',
    '',
    '21:00 h',
  ]);
});
