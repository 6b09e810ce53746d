import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import { renderWithStores } from '../testing/open-page.tsx';
import { ReminderActions } from './ReminderActions.tsx';

const REMINDER = { uid: 'week-7', at: 0, title: '', description: '', alarmText: '', url: 'https://reto.mx' };

async function press() {
  renderWithStores(<ReminderActions reminder={REMINDER} />, { playerData: {}, time: { read: () => 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Recuérdame' }));
  return (await screen.findByRole('status')).textContent;
}

function watchDownloads() {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
}

test('“Recuérdame” starts a download and says what to do if it is not there, because no browser tells', async () => {
  const click = watchDownloads();
  expect(await press()).toMatch(/^Si se descargó el archivo, ábrelo .* Si no, usa Google Calendar/);
  expect(click).toHaveBeenCalledOnce();
});

test.each([
  ['Instagram', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Instagram 350.0'],
  ['Facebook', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]'],
  ['WhatsApp', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 WhatsApp/2.24'],
  [
    'TikTok',
    'Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6',
  ],
  ['another app', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0 Mobile Safari/537.36'],
])(
  '“Recuérdame” inside %s downloads nothing and offers Google Calendar or the browser',
  async (_app, userAgent) => {
    const click = watchDownloads();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    expect(await press()).toBe(
      'Esta app no deja guardar archivos. Usa Google Calendar o abre esta página en tu navegador.',
    );
    expect(click).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Agregar a Google Calendar' })).toBeTruthy();
  },
);

test('“Recuérdame” says that it failed when the code that makes the calendar file cannot be fetched', async () => {
  vi.doMock('../lib/ics.ts', () => {
    throw new Error('The file cannot be fetched.');
  });
  onTestFinished(() => void vi.doUnmock('../lib/ics.ts'));
  vi.resetModules();
  expect(await press()).toBe('No pudimos preparar tu recordatorio. Inténtalo de nuevo.');
  expectConsole(/error when mocking a module/);
});

test('“Recuérdame” has the icon of a bell, and Google Calendar opens in a tab of its own', () => {
  renderWithStores(<ReminderActions reminder={REMINDER} />, { playerData: {}, time: { read: () => 0 } });
  const button = screen.getByRole('button', { name: 'Recuérdame' });
  expect(button.querySelector('use')?.getAttribute('href')).toBe('#icon-bell');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Agregar a Google Calendar' });
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
