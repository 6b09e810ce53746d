import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LegalDocument, list, steps } from '../copy/legal.ts';
import { LegalText } from './LegalText.tsx';

const TEXT: LegalDocument = {
  title: 'Bases | Reto Ruffles',
  description: '',
  heading: 'Bases',
  lead: '',
  updated: '2026-11-03',
  version: '1.2',
  sections: [
    { slug: 'uno', title: 'Quién juega', blocks: [list('Mayores', 'De México')] },
    {
      slug: 'dos',
      title: 'Cómo se juega',
      blocks: [
        steps('Regístrate', 'Predice'),
        { kind: 'table', head: ['Acierto', 'Puntos'], rows: [['Resultado', '+2']] },
      ],
    },
  ],
};

afterEach(() => vi.unstubAllGlobals());

test('a legal text says its version and the day of its last change', () => {
  render(<LegalText {...TEXT} />);
  screen.getByText('Versión 1.2');
  const day = screen.getByText('3 de noviembre de 2026');
  expect(day.getAttribute('datetime')).toBe('2026-11-03');
});

test('a legal text numbers its sections from 1, in the index as in the headings', () => {
  render(<LegalText {...TEXT} />);
  const sections = ['1Quién juega', '2Cómo se juega'];
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    sections,
  );
  const index = within(screen.getByRole('navigation', { name: 'En esta página' }));
  const links = index.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [sections[0], '#uno'],
    [sections[1], '#dos'],
  ]);
});

test('a legal text has its steps in an ordered list and its other lists unordered', () => {
  render(<LegalText {...TEXT} />);
  const getList = (text: string) => screen.getByText(text).closest('ol, ul')?.tagName;
  expect([getList('Mayores'), getList('Predice')]).toEqual(['UL', 'OL']);
});

test('a table of a legal text has each cell under its own head', () => {
  render(<LegalText {...TEXT} />);
  const rows = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Acierto', 'Puntos'],
    ['Resultado', '+2'],
  ]);
});

class FakeObserver {
  static current: FakeObserver | undefined;
  readonly seen: Element[] = [];
  readonly disconnect = vi.fn();
  readonly notify: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;
  constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.notify = notify;
    this.options = options;
    FakeObserver.current = this;
  }
  observe(element: Element) {
    this.seen.push(element);
  }
}

const getMarked = () =>
  [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));

test('the index of a legal text marks the section in the reading band, at first the first one', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { unmount } = render(<LegalText {...TEXT} />);
  const observer = FakeObserver.current!;
  expect(observer.options).toEqual({ rootMargin: '-96px 0px -70% 0px' });
  expect(observer.seen.map(({ id }) => id)).toEqual(['uno', 'dos']);
  expect(getMarked()).toEqual(['#uno']);
  const [first, second] = observer.seen;
  const entries = [
    { target: first, isIntersecting: false },
    { target: second, isIntersecting: true },
  ];
  act(() => observer.notify(entries as IntersectionObserverEntry[], observer as never));
  expect(getMarked()).toEqual(['#dos']);
  act(() => observer.notify([{ target: second, isIntersecting: false } as never], observer as never));
  expect(getMarked()).toEqual(['#dos']);
  unmount();
  expect(observer.disconnect).toHaveBeenCalledOnce();
});

test.each([
  [991, false],
  [992, true],
])('the index of a legal text on a window %i px wide begins open: %s', (width, isOpen) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]),
  }));
  render(<LegalText {...TEXT} />);
  expect(screen.getByRole('navigation').querySelector('details')?.open).toBe(isOpen);
});

test.each([
  ['below', 500, 540, 10 + (500 + 540 - 100 - 300) / 2],
  ['above', 60, 110, 10 + (60 + 110 - 100 - 300) / 2],
  ['inside', 100, 300, 10],
])(
  'an index whose marked link is %s its visible part, from %i to %i px, scrolls to %d px',
  (_where, top, bottom, to) => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [from, end] = this.tagName === 'NAV' ? [100, 300] : [top, bottom];
      return new DOMRect(0, from, 100, end - from);
    });
    render(<LegalText {...TEXT} />);
    const nav = screen.getByRole('navigation');
    nav.scrollTop = 10;
    const observer = FakeObserver.current!;
    const entry = { target: observer.seen[1], isIntersecting: true };
    act(() => observer.notify([entry as IntersectionObserverEntry], observer as never));
    expect(nav.scrollTop).toBe(to);
  },
);

test('a legal text says above its sections what the brand has to confirm, and marks each placeholder whole', () => {
  const text = 'Responsable: [PENDIENTE LEGAL: razón social], [monto].';
  render(<LegalText {...TEXT} sections={[{ slug: 'uno', title: 'Responsable', blocks: [text] }]} />);
  const note = screen.getByText('Por confirmar por la marca').closest('p');
  expect(note?.textContent).toContain(
    'Los textos entre corchetes están pendientes de confirmar por el área legal.',
  );
  const marks = [...document.querySelectorAll('mark')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['[PENDIENTE LEGAL: razón social]', '[monto]']);
  expect(marks.map((mark) => mark.firstElementChild?.textContent)).toEqual(['[PENDIENTE LEGAL:', undefined]);
});
