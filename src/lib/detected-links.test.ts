// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { removeDetectedLinks } from './detected-links.ts';

const SERVED = '<p>Para mayores de 18 años. <a class="link" href="/lmx/faq">Dudas</a></p>';

test.each([
  ['an <a> without an address', '<a>18 años</a>'],
  [
    'a link of iOS',
    '<a href="#" x-apple-data-detectors="true" x-apple-data-detectors-type="calendar-event">18 años</a>',
  ],
  ['an older link of iOS', '<a href="x-apple-data-detectors://0" dir="ltr">18 años</a>'],
  ['a phone link', '<a href="tel:18">18 años</a>'],
  ['an e-mail link', '<a href="mailto:ana@correo.mx">18 años</a>'],
  ['a link to a place', '<a href="geo:0,0?q=18">18 años</a>'],
  ['a link to a map', '<a href="https://maps.apple.com/?q=18">18 años</a>'],
  ['a link to nothing', '<a href="#" class="calendar">18 años</a>'],
  ['a <font> of a translator', '<font><font>18 años</font></font>'],
])('the served page is as the server sent it after a browser has put %s into it', (_what, inserted) => {
  document.body.innerHTML = SERVED.replace('18 años', inserted);
  removeDetectedLinks(document.body);
  expect(document.body.innerHTML).toBe(SERVED);
  expect(document.querySelector('p')?.childNodes).toHaveLength(2);
});
