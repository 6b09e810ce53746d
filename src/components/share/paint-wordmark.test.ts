// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['wordmark-reto', 'wordmark-letters'])(
  'index.html has the letters “%s” that a shared card draws',
  (id) => {
    const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
    expect(page.getElementById(id)?.getAttribute('d')).toMatch(/^M/);
  },
);
