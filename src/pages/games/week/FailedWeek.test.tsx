import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failing } from '../../../testing/fake-api.ts';
import { open } from '../GamesPage.test.helper.tsx';

test('Partidos offers a retry and no score fields when the predictions fail to load', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await open({}, (world) => {
    world.server.userPools = failing('networkError');
  });
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reintentar' }).closest('[role="status"]')).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
