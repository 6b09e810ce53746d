import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INK } from './pen.ts';

test.each(Object.entries(INK))(
  'the pictures to share draw “%s” in the colour %s of the theme',
  (name, color) => {
    const theme = readFileSync('src/styles/theme.css', 'utf8');
    expect(new RegExp(`--color-${name}: (.+);`).exec(theme)?.[1]).toBe(color.toLowerCase());
  },
);
