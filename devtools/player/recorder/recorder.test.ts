// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '../../api.ts';
import { LIST_WORLD, startListPlayer } from '../testing/list-app.ts';
import { readRecording } from './recording.ts';

let player: ReturnType<typeof startListPlayer>;

/** Opens the page in the middle of a recording, as after a reload. */
async function continueRecording(action: Action): Promise<void> {
  const recording = {
    world: LIST_WORLD,
    startedAt: 0,
    actions: [{ action, at: 0 }],
    end: null,
    isOn: true,
  };
  sessionStorage.setItem('lmxsim:recording', JSON.stringify(recording));
  player = startListPlayer();
  await player.recorder.ready;
}
const LONG: Action = { do: 'type', target: { name: 'Comentario' }, text: 'x'.repeat(2_001) };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
});

test('a recording too large for a recipe stays on when `stop` refuses to save it, and records what follows', async () => {
  await continueRecording(LONG);
  const { recorder } = player;
  expect(() => recorder.stop()).toThrow('Lo grabado no cabe');
  expect(recorder.isOn()).toBe(true);
  expect(readRecording()?.isOn).toBe(true);
  await player.clock.poke();
  await vi.waitFor(() => expect(recorder.count()).toBe(2));
});

test('a recording from the start begins at the first page with a running clock, also after a frozen one', async () => {
  player = startListPlayer();
  await player.clock.freeze();
  await player.recorder.startFresh();
  expect(readRecording()?.world.route).toBe('/');
  expect(player.clock.view().rate).toBe(1);
});

test('`stop` names the recipe by what was done first', async () => {
  await continueRecording({ do: 'go', route: '/lista' });
  player.recorder.stop();
  expect(player.recorder.mine.list()[0]?.title).toMatch(/^Abre \/lista · /);
});

test('a recording that `stop` has refused to save gives its file, and `discard` ends it without a recipe', async () => {
  await continueRecording(LONG);
  const { recorder } = player;
  expect(recorder.refused()).toBeNull();
  expect(() => recorder.stop()).toThrow();
  expect(recorder.refused()).toContain('x'.repeat(2_001));
  recorder.discard();
  expect([recorder.isOn(), recorder.refused(), readRecording()?.isOn]).toEqual([false, null, false]);
  expect(recorder.mine.list()).toEqual([]);
});
