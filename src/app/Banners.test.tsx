import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

const server = setUpScriptedServer();

test("the banner under the navigation tells a player that the device's clock is wrong, and can be dismissed", async () => {
  server.on('GET /api/user', {
    json: { id: 7, email: 'ana@correo.mx' },
    headers: { Date: 'Wed, 25 Nov 2026 18:05:00 GMT' },
  });
  const app = await openApp('/faq', { token: 'ana-1' });
  expect(screen.getByText('Ojo: la hora de tu celular no coincide.')).toBeTruthy();
  await app.press('Cerrar aviso');
  expect(screen.queryByText('Ojo: la hora de tu celular no coincide.')).toBeNull();
});
