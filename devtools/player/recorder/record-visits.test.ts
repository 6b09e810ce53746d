// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recording } from '../../api.ts';
import { createListControl, LIST_RECORDING, LIST_WORLD } from '../testing/list-app.ts';
import { createActionLog } from './action-log.ts';
import { NOTES } from './notes.ts';
import { recordVisits } from './record-visits.ts';

const stopping: AbortController[] = [];
let route: string;
let saved: string;
beforeEach(() => {
  route = '/lista';
  saved = '';
});
afterEach(() => {
  for (const controller of stopping.splice(0)) controller.abort();
});

function visit(changes: Partial<Recording> = {}, options: { isPerson?: boolean; isByCall?: boolean } = {}) {
  const control = createListControl();
  const recording: Recording = {
    world: LIST_WORLD,
    startedAt: control.clock.now(),
    actions: [],
    end: null,
    isOn: true,
    ...changes,
  };
  const controller = new AbortController();
  stopping.push(controller);
  const catchUp = vi.fn();
  recordVisits({
    app: { ...LIST_RECORDING, getRoute: () => route },
    control,
    log: createActionLog(control, recording, (current) => {
      saved = JSON.stringify(current);
    }),
    calls: { addOpenCalls: () => options.isByCall ?? false, stop: () => {} },
    catchUp,
    signal: controller.signal,
    isPerson: () => options.isPerson ?? true,
  });
  return { control, recording, catchUp, actions: () => recording.actions.map(({ action }) => action) };
}

const OWN = createListControl().branch.current().id;

test.each([
  ['the recording begins here', {}, []],
  ['the page was reloaded', { branch: OWN, leftAt: '/lista' }, [{ control: 'reload' }]],
  ['the user came from another route', { branch: OWN, leftAt: '/otra' }, [{ do: 'go', route: '/lista' }]],
  ['a call of the control API reloaded the page', { branch: OWN, leftAt: undefined }, []],
  ['the world is another one', { branch: 'otro', leftAt: '/lista' }, [NOTES.otherWorld]],
])('a recording notes how the user came to the page: %s', (_how, changes, expected) => {
  const { actions, recording } = visit(changes);
  expect(actions()).toEqual(expected);
  expect(recording).toMatchObject({ branch: OWN, leftAt: undefined });
  expect(JSON.parse(saved)).not.toHaveProperty('leftAt');
});

test('Back and Forward of the browser are recorded after what has changed before them', () => {
  const { actions, catchUp } = visit();
  route = '/otra';
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(catchUp).toHaveBeenCalledOnce();
  expect(actions()).toEqual([{ do: 'go', route: '/otra' }]);
});

test('Back that a script goes is not recorded', () => {
  const { actions } = visit({}, { isPerson: false });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(actions()).toEqual([]);
});

test.each([
  [false, '/lista'],
  [true, undefined],
])('a page that a call of the control API leaves (%s) saves the route %s', (isByCall, leftAt) => {
  const { recording } = visit({}, { isByCall });
  window.dispatchEvent(new Event('pagehide'));
  expect(recording).toMatchObject({ branch: OWN, leftAt });
  expect(JSON.parse(saved).leftAt).toBe(leftAt);
});

test('a jump back of another tab is recorded when the user leaves the page', () => {
  const { actions, catchUp, control, recording } = visit();
  const later = control.clock.now() + 5_000;
  recording.actions = [{ action: { control: 'reload' }, at: later, seq: 0 }];
  window.dispatchEvent(new Event('pagehide'));
  expect(catchUp).toHaveBeenCalledExactlyOnceWith(later);
  expect(actions()).toMatchObject([{ control: 'reload' }, { control: 'goto', data: true }]);
});
