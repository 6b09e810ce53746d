import { describe, expect, test } from 'vitest';
import { modalsCopy } from '../../copy/modals.ts';
import { PATHS } from '../../lib/paths.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../../stores/shell/modal.ts';
import { MODAL_TABLE } from './table.ts';

const TYPES = [...ERROR_MODALS, ...FLOW_MODALS];

test.each(ERROR_MODALS)('the dialog %s has the role alertdialog and the tone error', (type) => {
  expect(MODAL_TABLE[type]).toMatchObject({ role: 'alertdialog', tone: 'error' });
});

describe.each(TYPES)('the dialog %s', (type) => {
  const { acceptGoesTo, copy, role, tone } = MODAL_TABLE[type];

  test(`the dialog ${type} has the texts of its type in modalsCopy`, () => {
    expect(copy).toBe(modalsCopy[type]);
  });

  test(`the dialog ${type} is an alertdialog exactly if its tone is error or confirm`, () => {
    expect(role === 'alertdialog').toBe(tone === 'error' || tone === 'confirm');
  });

  test(`the accept button of the dialog ${type} opens no path or a path without parameters`, () => {
    if (acceptGoesTo) expect(PATHS[acceptGoesTo]).not.toContain(':');
  });
});
