import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { SentCount } from './SentCount.tsx';

const COUNTS = { toSend: 7, sent: 2, undecided: 0, ready: 0, half: 0, postponed: 0 };

function show(changes: Partial<typeof COUNTS>) {
  const stores = {
    playerData: {},
    drafts: { saveState: signal('none') },
    shownWeek: { counts: signal({ ...COUNTS, ...changes }) },
  };
  renderWithStores(<SentCount progress="Llevas 2 de 9" />, stores);
}

test.each([
  ['ready games', { ready: 4 }, 'Llevas 2 de 9 · 4 listos sin enviar'],
  ['ready and half-filled games', { ready: 4, half: 3 }, 'Llevas 2 de 9 · 4 listos, 3 a medias'],
  ['half-filled games', { half: 3 }, 'Llevas 2 de 9 · 3 a medias'],
  [
    'postponed and ready games',
    { postponed: 5, ready: 4 },
    'Llevas 2 de 9 · 5 pospuestos · 4 listos sin enviar',
  ],
])('the progress of Partidos with %s says how many there are of each', (_case, changes, text) => {
  show(changes);
  expect(screen.getByText('Te faltan 7 partidos')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  [{ toSend: 1 }, 'Te falta 1 partido'],
  [{ toSend: 0 }, 'Boleto sellado'],
  [{ toSend: 0, sent: 0 }, 'Ya no hay nada por enviar'],
])('the title over the progress of Partidos with the counts %o is “%s”', (changes, title) => {
  show(changes);
  expect(screen.getByText(title)).toBeTruthy();
});
