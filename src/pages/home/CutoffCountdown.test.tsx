import { expect, test, vi } from 'vitest';
import { playerHomeCopy } from '../../copy/player-home.ts';
import { createVisitorStores, renderWithStores } from '../../testing/open-page.tsx';
import { CutoffCountdown } from './CutoffCountdown.tsx';

test('a countdown of Inicio keeps the clock ticking while it is on screen, and no longer', () => {
  const stores = createVisitorStores();
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const cutoff = stores.time.now.value + 90_000;
  const { unmount } = renderWithStores(
    <CutoffCountdown cutoff={cutoff} words={playerHomeCopy.countdownShort} />,
    { ...stores, playerData: {}, time: { ...stores.time, watch } },
  );
  expect(watch).toHaveBeenCalledExactlyOnceWith(cutoff);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
