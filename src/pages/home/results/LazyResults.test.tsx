import { expect, test, vi } from 'vitest';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { LazyResults } from './LazyResults.tsx';
import { createResults } from './results.test.helper.ts';

vi.mock('../PlayerTicket.tsx', () => ({ PlayerTicket: () => null }));
vi.mock('../../../ui/use-lazy.ts', () => ({
  useLazy: () => ({ current: undefined, error: new Error('lost') }),
}));

test('the headline of Inicio gets the end of the results at once when the code of their ticket can’t be fetched', () => {
  const onProgress = vi.fn();
  renderWithStores(<LazyResults results={createResults()} onProgress={onProgress} />, {});
  expect(onProgress).toHaveBeenCalledWith({ points: 8, isOver: true });
});
