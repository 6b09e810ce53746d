// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startMockServer } from '../../../mock-server/index.ts';
import type { Recording } from '../../api.ts';
import { APP_RECORDING } from '../../recipes/app-recording.ts';
import { type RecordDeps, record } from './record.ts';
import { createWatchedControl } from './watched-control.ts';

test('a recording that began after another has the calls that follow the end of the other', async () => {
  const mock = startMockServer({ players: 50, rate: 0, intercept: false });
  const deps: RecordDeps = { ...createWatchedControl(mock), app: APP_RECORDING, isPlaying: () => false };
  const { clock } = deps.control;
  const create = (): Recording => ({
    world: { as: 'ana', at: 'semana(7)', route: '/' },
    startedAt: clock.now(),
    actions: [],
    end: null,
    isOn: true,
  });
  const last = create();
  const stopFirst = record(deps, create(), () => {});
  const stopLast = record(deps, last, () => {});
  stopFirst();
  await clock.poke();
  stopLast();
  expect(last.actions.map(({ action }) => action)).toEqual([{ control: 'poke' }]);
});
