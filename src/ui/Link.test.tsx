import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';

function Place() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      {pathname + hash}
    </button>
  );
}

function open(link: LinkProps) {
  render(
    <MemoryRouter
      basename="/lmx"
      initialEntries={['/lmx/faq', '/lmx/']}
      initialIndex={1}
      useTransitions={false}
    >
      <Place />
      <Link {...link}>Ir</Link>
    </MemoryRouter>,
  );
  const element = screen.getByRole('link', { name: 'Ir' });
  return { link: element, getPlace: () => screen.getByRole('button').textContent };
}

test('a link has the address of its page below the base', () => {
  expect(open({ to: '/rewards#grande' }).link.getAttribute('href')).toBe('/lmx/rewards#grande');
});

test('a click on a link changes the page without loading it', () => {
  const { link, getPlace } = open({ to: '/rewards#grande' });
  // False: the browser’s own navigation was prevented.
  expect([fireEvent.click(link), getPlace()]).toEqual([false, '/rewards#grande']);
});

test.each([
  ['the Ctrl key', {}, { ctrlKey: true }],
  ['the Meta key', {}, { metaKey: true }],
  ['the Shift key', {}, { shiftKey: true }],
  ['the Alt key', {}, { altKey: true }],
  ['the middle button', {}, { button: 1 }],
  ['a target of its own', { target: '_blank' }, {}],
])('a click with %s is the browser’s to answer', (_, props, event) => {
  const { link, getPlace } = open({ to: '/rewards', ...props });
  let isPrevented: boolean | undefined;
  const listen = (one: Event) => {
    isPrevented = one.defaultPrevented;
    // jsdom has no navigation.
    one.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  fireEvent.click(link, event);
  expect([isPrevented, getPlace()]).toEqual([false, '/']);
});

test('a link runs its own handler first, which may prevent the change of page', () => {
  const { link, getPlace } = open({ to: '/rewards', onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(getPlace()).toBe('/');
});

test('a link that replaces the entry of the history leads back to the page before it', () => {
  const { link, getPlace } = open({ to: '/rewards', replace: true });
  fireEvent.click(link);
  fireEvent.click(screen.getByRole('button'));
  expect(getPlace()).toBe('/faq');
});

test('a link to the page on screen adds no entry to the history', () => {
  const { link, getPlace } = open({ to: '/' });
  fireEvent.click(link);
  fireEvent.click(screen.getByRole('button'));
  expect(getPlace()).toBe('/faq');
});
