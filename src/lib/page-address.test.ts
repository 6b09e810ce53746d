import { expect, test } from 'vitest';
import { getPageAddress } from './page-address.ts';

test.each([
  ['/lmx/', '/lmx/'],
  ['/lmx', '/lmx'],
  ['/lmx/index.html', '/lmx/'],
  ['/lmx/INDEX.HTML', '/lmx/'],
  ['/lmx/spa.html', '/lmx/'],
  ['/lmx//', '/lmx/'],
  ['/lmx/rewards', '/lmx/rewards'],
  ['/lmx/rewards/', '/lmx/rewards'],
  ['/lmx/rewards/index.html', '/lmx/rewards'],
  ['/lmx/privacy-policy/index.html/', '/lmx/privacy-policy'],
  ['/lmx/user/login/', '/lmx/user/login'],
  ['/lmx/T&C', '/lmx/T&C'],
  ['/lmx/T&C/', '/lmx/T&C'],
  ['/lmx/T&C/index.html', '/lmx/T&C'],
  ['/lmx/T%26C', '/lmx/T&C'],
  ['/lmx/T%26C/index.html', '/lmx/T&C'],
  ['/lmx/T&amp;C', '/lmx/T&C'],
  ['/lmx/T&AMP;C/', '/lmx/T&C'],
  ['/lmx/T%26amp%3BC', '/lmx/T&C'],
  ['/lmx/T&amp;amp;C', '/lmx/T&C'],
  ['/lmx/T&ampC', '/lmx/T&C'],
  ['/lmx/T%2526C', '/lmx/T&C'],
  ['/lmx/T%2526amp%253BC/', '/lmx/T&C'],
  // Of `/T&#38;C` the path ends before the `#`.
  ['/lmx/T&', '/lmx/T&C'],
  ['/lmx/faq.', '/lmx/faq'],
  ['/lmx/faq)', '/lmx/faq'],
  ['/lmx/faq%20', '/lmx/faq'],
  ['/lmx/faq/%3E', '/lmx/faq'],
  ['/lmx/T&amp;C%22.', '/lmx/T&C'],
  ['/lmx/%20', '/lmx/'],
  [
    '/lmx/user/change-password/a%26amplio%40correo.mx/t0k3n',
    '/lmx/user/change-password/a%26amplio%40correo.mx/t0k3n',
  ],
  ['/lmx/nada.html', '/lmx/nada.html'],
  ['/lmx/user/change-password/ana%2540correo.mx/t0k3n', '/lmx/user/change-password/ana%2540correo.mx/t0k3n'],
])('the page at %s has the address %s', (pathname, address) => {
  expect(getPageAddress(pathname)).toBe(address);
});
