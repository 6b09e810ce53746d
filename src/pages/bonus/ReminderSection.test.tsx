import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createBonusPageStore } from '../../stores/pages/bonus-page.ts';
import { openPage, setUpMockServer } from '../../testing/open-page.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useStores } from '../../use-stores.ts';
import { ReminderSection } from './ReminderSection.tsx';

const mock = setUpMockServer({ players: 60 });

function PageWithReminder() {
  const stores = useStores();
  const bonus = usePage(() => createBonusPageStore(stores));
  return <ReminderSection bonus={bonus} />;
}

test.each([
  ['cierre(7, 9) - 1h', 'ana', 'Tu próximo cierre está a menos de 3 horas: mejor envía de una vez.'],
  ['cierre(7, 9) + 1m', 'ana', 'No te falta ningún partido abierto. Te esperamos en la próxima jornada.'],
  ['cierre(23, 1) - 1h', 'tono', 'No hay más jornadas después de esta: ya no te falta ningún cierre.'],
])('the reminder of Bonus at %s for %s says “%s”', async (time, persona, text) => {
  const start = mock.server.clock.now();
  onTestFinished(() => mock.server.clock.goto(start, { data: false }));
  await mock.server.clock.goto(time);
  await openPage(mock.server, PageWithReminder, `${persona}@correo.mx`);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the reminder of Bonus says nothing of the games that are left while they can’t be loaded', async () => {
  mock.fail('GET /api/weeks', 9);
  const { stores } = await openPage(mock.server, PageWithReminder, 'ana@correo.mx');
  await waitFor(() => expect(stores.currentWeek.status.value).toBe('failed'));
  expect(screen.queryByText(/No te falta ningún partido|mejor envía de una vez/)).toBeNull();
});
