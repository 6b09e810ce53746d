import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { ContractReport } from './ContractReport.tsx';

type Row = Awaited<ReturnType<ComponentProps<typeof ContractReport>['check']>>[number];

const create = (verdict: Row['verdict'], repair: string | null = null): Row => ({
  endpoint: 'GET /api/weeks',
  check: `check ${verdict}`,
  verdict,
  expected: 'a list',
  got: 'a map',
  repair,
});
const ROWS = [
  create('skipped'),
  create('unchecked'),
  create('expected'),
  create('copes'),
  create('fails', 'Answer a list.'),
];

async function check() {
  render(<ContractReport check={async () => ROWS} run={(action) => void action()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Revisar el contrato' }));
  await screen.findByRole('status');
  return [...document.querySelectorAll('details')];
}

test('“Revisar el contrato” lists first what the app can’t handle, and opens what differs', async () => {
  const groups = await check();
  const getSummary = (group: Element) => group.querySelector('summary');
  expect(
    groups.map((group) => [getSummary(group)?.textContent, getSummary(group)?.className, group.open]),
  ).toEqual([
    ['la app no puede con esto (1)', 'bad', true],
    ['distinto, y la app puede (1)', 'heed', true],
    ['como el contrato (1)', 'good', false],
    ['sin datos para revisar (1)', '', false],
    ['no se revisó (1)', '', false],
  ]);
  expect(screen.getByRole('status').textContent).toMatch(/^1 la app no puede con esto · 1 distinto/);
});

test('“Revisar el contrato” says of a difference what was expected and how to mend it', async () => {
  const [fails, , fine] = await check();
  expect(fails?.querySelector('li')?.textContent).toBe(
    'GET /api/weeks, check fails: a mapexpected: a listAnswer a list.',
  );
  expect(fine?.querySelector('li')?.textContent).toBe('GET /api/weeks, check expected: a map');
});
