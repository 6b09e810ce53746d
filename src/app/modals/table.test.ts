import { describe, expect, test } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import { PATHS } from '../../lib/paths.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../../stores/shell/modal.ts';
import { MODAL_TABLE } from './table.ts';

const TYPES = [...ERROR_MODALS, ...FLOW_MODALS];

test('MODAL_TABLE has an entry for each of the 33 dialog types and no other', () => {
  expect(TYPES).toHaveLength(33);
  expect(Object.keys(MODAL_TABLE).sort()).toEqual([...TYPES].sort());
});

test.each(ERROR_MODALS)('the dialog %s has the role alertdialog and the tone error', (type) => {
  expect(MODAL_TABLE[type]).toMatchObject({ role: 'alertdialog', tone: 'error' });
});

describe.each(TYPES)('the dialog %s', (type) => {
  const { acceptGoesTo, buttons, copy, isBusy = false, isDismissable, role, tone } = MODAL_TABLE[type];
  const actions = buttons.map(({ action }) => action);

  test(`the dialog ${type} has the texts of its type in modalsCopy`, () => {
    expect(copy).toBe(modalsCopy[type]);
  });

  test(`the dialog ${type} has exactly the buttons for which modalsCopy has a label`, () => {
    const labels = (['accept', 'cancel'] as const).filter((action) => copy[action]);
    expect([...actions].sort()).toEqual(labels);
  });

  test(`the dialog ${type} focuses no button if it is busy, cancel if it is a confirmation, and otherwise accept`, () => {
    const focused = buttons.filter(({ hasFocus }) => hasFocus).map(({ action }) => action);
    expect(focused).toEqual(isBusy ? [] : [tone === 'confirm' ? 'cancel' : 'accept']);
  });

  test(`the dialog ${type} is dismissable exactly if it has a cancel button`, () => {
    expect(isDismissable).toBe(actions.includes('cancel'));
  });

  test(`the dialog ${type} is busy exactly if its tone is progress, and has no buttons exactly if it is busy`, () => {
    expect(isBusy).toBe(tone === 'progress');
    expect(actions.length === 0).toBe(isBusy);
  });

  test(`the dialog ${type} is an alertdialog exactly if its tone is error or confirm`, () => {
    expect(role === 'alertdialog').toBe(tone === 'error' || tone === 'confirm');
  });

  test(`the accept button of the dialog ${type} opens no path or a path without parameters`, () => {
    if (acceptGoesTo) expect(PATHS[acceptGoesTo]).not.toContain(':');
  });
});
