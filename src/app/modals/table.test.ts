import { describe, expect, test } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import { PATHS } from '../../lib/paths.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../../stores/shell/modal.ts';
import { MODAL_TABLE } from './table.ts';

const TYPES = [...ERROR_MODALS, ...FLOW_MODALS];

test('the table has an entry for each of the 33 types of the contract and no other', () => {
  expect(TYPES).toHaveLength(33);
  expect(Object.keys(MODAL_TABLE).sort()).toEqual([...TYPES].sort());
});

test.each(ERROR_MODALS)('the dialog %s interrupts as an error', (type) => {
  expect(MODAL_TABLE[type]).toMatchObject({ role: 'alertdialog', tone: 'error' });
});

describe.each(TYPES)('the dialog %s', (type) => {
  const { acceptGoesTo, buttons, copy, isBusy = false, isDismissable, role, tone } = MODAL_TABLE[type];
  const actions = buttons.map(({ action }) => action);

  test(`${type} shows its own copy`, () => {
    expect(copy).toBe(modalsCopy[type]);
  });

  test(`${type} has a button for each label of its copy, and a label for each button`, () => {
    const labels = (['accept', 'cancel'] as const).filter((action) => copy[action]);
    expect([...actions].sort()).toEqual(labels);
  });

  test(`${type} focuses one button, and a decision focuses cancel`, () => {
    const focused = buttons.filter(({ hasFocus }) => hasFocus).map(({ action }) => action);
    expect(focused).toEqual(isBusy ? [] : [tone === 'confirm' ? 'cancel' : 'accept']);
  });

  test(`${type} is dismissable only if it has a cancel button`, () => {
    expect(isDismissable).toBe(actions.includes('cancel'));
  });

  test(`${type} is busy only if its tone is progress, and then it has no buttons`, () => {
    expect(isBusy).toBe(tone === 'progress');
    expect(actions.length === 0).toBe(isBusy);
  });

  test(`${type} interrupts as an alertdialog only as an error or a decision`, () => {
    expect(role === 'alertdialog').toBe(tone === 'error' || tone === 'confirm');
  });

  test(`${type} leads to an address without parameters, if anywhere`, () => {
    if (acceptGoesTo) expect(PATHS[acceptGoesTo]).not.toContain(':');
  });
});
