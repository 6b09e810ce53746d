import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATHS } from '../lib/paths.ts';
import { NavItem } from './NavItem.tsx';

// React schedules as in a browser: `act` would render at once.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <NavItem link={{ label: 'Ranking', to: PATHS.ranking, audience: 'players' }} toSend={0} />
      <button type="button" onClick={() => navigate('/login')}>
        Salir
      </button>
    </>
  );
}

function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => {
    render(
      <MemoryRouter useTransitions={false}>
        <Page />
      </MemoryRouter>,
    );
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

const getHeading = () => screen.getByRole('heading').textContent;

/** What React renders before it lets the browser paint, and what it renders in the end. */
async function press(name: string) {
  screen.getByText(name).click();
  await Promise.resolve();
  const atOnce = getHeading();
  await vi.waitFor(() => expect(getHeading()).not.toBe('/'));
  return [atOnce, getHeading()];
}

test('the page of a pressed link of the navigation is rendered after the press could be painted', async () => {
  open();
  expect(await press('Ranking')).toEqual(['/', '/ranking']);
});

test('a redirect by the app is rendered before the next paint', async () => {
  open();
  expect(await press('Salir')).toEqual(['/login', '/login']);
});
