import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATHS } from '../lib/paths.ts';
import { NavItem } from './NavItem.tsx';

// With this flag off, React schedules renders as it does in a browser, without `act`.
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

async function press(name: string) {
  screen.getByText(name).click();
  await Promise.resolve();
  const atOnce = getHeading();
  await vi.waitFor(() => expect(getHeading()).not.toBe('/'));
  return [atOnce, getHeading()];
}

test('a press on a navigation link renders the linked page in a later task, not at once', async () => {
  open();
  expect(await press('Ranking')).toEqual(['/', '/ranking']);
});
