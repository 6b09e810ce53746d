import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TabArrows } from './TabArrows.tsx';

/** Six tabs of 100 px in a row of 250 px. jsdom has no layout. */
function show() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly measure: () => void) {}
      observe() {
        this.measure();
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.role === 'tab' ? Number(this.textContent) * 100 : 0;
  });
  render(
    <div>
      <div role="tablist">
        {[0, 1, 2, 3, 4, 5].map((tab) => (
          <button key={tab} type="button" role="tab">
            {tab}
          </button>
        ))}
      </div>
      <TabArrows />
    </div>,
  );
  const row = screen.getByRole('tablist');
  const press = (name: string) => {
    act(() => screen.getByRole('button', { name }).click());
    act(() => void row.dispatchEvent(new Event('scroll')));
    return row.scrollLeft;
  };
  return press;
}

test('the arrows scroll the row of weeks to a whole tab, there and back', () => {
  const press = show();
  expect(press('Jornadas siguientes')).toBe(200);
  expect(press('Jornadas anteriores')).toBe(0);
});

test('at an end of the row of weeks, the arrow to that end is disabled', () => {
  const press = show();
  const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([isDisabled('Jornadas anteriores'), isDisabled('Jornadas siguientes')]).toEqual(['true', null]);
  press('Jornadas siguientes');
  press('Jornadas siguientes');
  expect([isDisabled('Jornadas anteriores'), isDisabled('Jornadas siguientes')]).toEqual([null, 'true']);
});

test.each([
  ['Jornadas anteriores', 'is turned to point back', true],
  ['Jornadas siguientes', 'points forward as it is drawn', false],
])('the arrow of “%s” beside the row of weeks %s', (name, _how, isTurned) => {
  show();
  const icon = screen.getByRole('button', { name }).querySelector('svg');
  expect(icon?.classList.contains('turn-180')).toBe(isTurned);
});
