import { expect, test, vi } from 'vitest';
import { combineStops, listen } from './listen.ts';

test('one function removes the listeners of several events and objects', () => {
  const [page, link] = [new EventTarget(), new EventTarget()];
  const heard = vi.fn();
  const stop = combineStops(listen(page, ['focus', 'pageshow'], heard), listen(link, ['change'], heard));
  const dispatchAll = () => {
    for (const type of ['focus', 'pageshow']) page.dispatchEvent(new Event(type));
    link.dispatchEvent(new Event('change'));
  };
  dispatchAll();
  stop();
  dispatchAll();
  expect(heard).toHaveBeenCalledTimes(3);
});
