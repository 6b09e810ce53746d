import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import { openApp } from '../testing/open-app.tsx';
import { setUpScriptedServer } from '../testing/scripted-server.ts';

setUpScriptedServer();

const broken = vi.hoisted(() => ({ isBroken: false }));

vi.mock('./LoadingView.tsx', async (original) => {
  const { LoadingView } = await original<typeof import('./LoadingView.tsx')>();
  return {
    LoadingView(props: Parameters<typeof LoadingView>[0]) {
      if (broken.isBroken) throw new TypeError('mistake in LoadingView');
      return LoadingView(props);
    },
  };
});

test('a mistake outside of the page and its parts shows the crash screen, and a navigation leaves it', async () => {
  broken.isBroken = true;
  const app = await openApp('/faq', { token: 'ana-1', isStarting: true });
  await screen.findByRole('heading', { level: 1, name: '¡Oops! ...' });
  broken.isBroken = false;
  await app.navigate('/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: /Aviso de Privacidad/ });
  expectConsole(/mistake in/);
});
