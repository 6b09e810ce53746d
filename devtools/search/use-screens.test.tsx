// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreens } from './use-screens.ts';

afterEach(() => vi.unstubAllGlobals());

test('a search fetches the texts of the screens, again after a failure, and once for all searches', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const { result, rerender } = renderHook(useScreens, { initialProps: 'premios' });
  await waitFor(() => expect(result.current).toEqual(new Set()));
  const fetchTexts = vi.fn(async () => Response.json([{ source: 'route:/rewards', lines: ['los premios'] }]));
  vi.stubGlobal('fetch', fetchTexts);
  rerender('');
  rerender('premios');
  await waitFor(() => expect(result.current).toEqual(new Set(['route:/rewards'])));
  rerender('otra cosa');
  expect(result.current).toEqual(new Set());
  expect(fetchTexts).toHaveBeenCalledTimes(1);
});
