import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongWords } from './LongWords.tsx';

test.each([
  ['allows no line break inside “Guadalajara”', 'Guadalajara', 'Guadalajara'],
  [
    'lets a word of more than twelve letters break after every four letters and at its end',
    'Club Pachucalajaraca',
    'Club Pach<wbr>ucal<wbr>ajar<wbr>aca<wbr>',
  ],
])('LongWords %s', (_what, text, html) => {
  expect(render(<LongWords text={text} />).container.innerHTML).toBe(html);
});
