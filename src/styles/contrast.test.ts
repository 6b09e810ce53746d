import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/files.ts';

const theme = readFileSync('src/styles/theme.css', 'utf8');

function readHex(name: string): string {
  const hex = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(theme)?.[1];
  if (!hex) throw new Error(`no token for ${name}`);
  return hex;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(ink: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(readHex(ink)), luminance(readHex(ground))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// WCAG 2.2 requires these ratios: 3 for large text (24 px, or bold 18.66 px) and for the edges of controls.
const BODY_TEXT = 4.5;
const LARGE_TEXT = 3;

test.each([
  ['tinta', 'papel', BODY_TEXT],
  ['tinta', 'kraft', BODY_TEXT],
  ['tinta', 'queso', BODY_TEXT],
  ['tinta', 'elote', BODY_TEXT],
  ['humo', 'papel', BODY_TEXT],
  ['humo', 'kraft', BODY_TEXT],
  ['humo', 'blanco', BODY_TEXT],
  ['azul', 'papel', BODY_TEXT],
  ['azul', 'blanco', BODY_TEXT],
  ['azul', 'queso', BODY_TEXT],
  ['chile', 'papel', BODY_TEXT],
  ['chile', 'blanco', BODY_TEXT],
  ['papel', 'noche', BODY_TEXT],
  ['papel', 'verde', BODY_TEXT],
  ['queso', 'noche', BODY_TEXT],
  ['elote', 'noche', BODY_TEXT],
  ['chile', 'queso', LARGE_TEXT],
  ['chile', 'rayo', LARGE_TEXT],
  ['chile', 'kraft', LARGE_TEXT],
])('text or an edge in the colour %s on %s has a contrast ratio of at least %d', (ink, ground, minimum) => {
  expect(ratio(ink, ground)).toBeGreaterThanOrEqual(minimum);
});

const tokens = [...theme.matchAll(/--color-([a-z]+):\s*#[0-9a-f]{6};/gi)].map(([, name = '']) => name);

test('a text and a background colour class in one string literal, with equal variants, have enough contrast', () => {
  const names = new Set(tokens);
  const pick = (classes: readonly string[], kind: string) =>
    classes.flatMap((className) => {
      const [, variants = '', name = ''] =
        new RegExp(`^((?:[\\w-]+:)*)${kind}-([a-z]+)$`).exec(className) ?? [];
      return names.has(name) ? [{ variants, name }] : [];
    });
  const pairs = listFiles('src')
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(["'])([^"'\n]*\bbg-[^"'\n]*)\1/g)].flatMap(
        ([, , list = '']) => {
          const classes = list.split(/\s+/);
          const isLarge = classes.some((className) => /^text-(display-[2-5]|title)\b/.test(className));
          return pick(classes, 'bg').flatMap((ground) =>
            pick(classes, 'text')
              .filter((ink) => ink.variants === ground.variants)
              .map((ink) => ({
                pair: `${ink.name} on ${ground.name} in ${path}`,
                found: ratio(ink.name, ground.name),
                asked: isLarge ? LARGE_TEXT : BODY_TEXT,
              })),
          );
        },
      ),
    );
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.filter(({ found, asked }) => found < asked)).toEqual([]);
});
