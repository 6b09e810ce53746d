import { effect, type ReadonlySignal, untracked } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { Simulator } from '../../api.ts';
import { describeUnseen } from '../../describe/calls.ts';
import { createFindGame } from '../../describe/game-names.ts';
import { listHappenings } from '../../describe/happenings.ts';
import { getStoryEntries } from '../../describe/story.ts';
import { readKeptCalls } from '../../state/kept-calls.ts';
import { getUserName, readStatus } from '../../state/status.ts';
import { createReader } from './create-reader.ts';

export type WorldReads = ReturnType<typeof createWorldReads>;
type WorldTable = ReturnType<Simulator['world']['table']>;
type TableId = Parameters<Simulator['world']['table']>[0];

/**
 * Returns what the panel reads of the world, as signals. Each is read at most once a change, by the first component
 * that shows it, and keeps its previous value while the new one has the same content. The world is followed while a
 * component shows a signal.
 */
export function createWorldReads(simulator: Simulator) {
  const { agenda, branch, clock, cover, fault, mail, net, recipe, recorder, world } = simulator;
  const { read, refresh } = createReader(simulator, () => events.peek());

  const events = read(() => agenda.list());
  const facts = read(() => world.facts({ future: true }));
  const cursor = read(() => world.cursor());
  const calls = read(() => net.log());
  const changedAt = read(() => clock.now());
  const tables = new Map<TableId, ReadonlySignal<WorldTable>>();

  return {
    refresh,
    /** Returns a signal of what isn’t in the world, read each second. */
    readEachSecond: <T>(get: () => T) => read(get, { eachSecond: true }),
    /** The time of the world (ms), read each second. */
    now: read(() => clock.now(), { eachSecond: true }),
    /** The clocks of the world, of the device and of the app, read each second. */
    clocks: read(() => clock.view(), { eachSecond: true }),
    /** The time of the world (ms) at the last change. */
    changedAt,
    status: read(() => {
      const { now, ...status } = readStatus(simulator);
      return status;
    }),
    device: read(() => clock.view().device),
    events,
    table(name: TableId) {
      const known = tables.get(name) ?? read(() => world.table(name));
      tables.set(name, known);
      return known;
    },
    facts,
    cursor,
    story: read(() =>
      getStoryEntries({
        facts: facts.value,
        events: events.value,
        calls: calls.value,
        cursor: cursor.value,
        now: changedAt.value,
      }),
    ),
    user: read(() => world.user()),
    userName: read(() => getUserName(simulator)),
    persona: read(() => world.persona()),
    personas: read(() => world.personas()),
    accounts: read(() => world.accounts()),
    canUndo: read(() => world.canUndo()),
    saveProblem: read(() => world.saveProblem()),
    copies: read(() => world.copies()),
    branches: read(() => branch.list()),
    branch: read(() => branch.current()),
    removedBranch: read(() => branch.removed()),
    faults: read(() => fault.list()),
    calls,
    /** Names the games of the calls. In front of a real server or a HAR file, the world has other games. */
    findGame: read(() =>
      createFindGame(calls.value, () =>
        simulator.isReal || net.playingHar() !== null ? [] : world.table('games').rows,
      ),
    ),
    /** A sentence for each call of which the app doesn't know what the real server has saved. */
    unseenCalls: read(() => calls.value.flatMap((entry) => describeUnseen(entry) ?? [])),
    har: read(() => net.playingHar()),
    mails: read(() => mail.list()),
    coverage: read(() => cover.report()),
    happenings: read(() => listHappenings(simulator, readKeptCalls())),
    recipes: read(() => recipe.list()),
    playing: read(() => recipe.playing()),
    recording: read(() => ({
      isOn: recorder.isOn(),
      count: recorder.count(),
      earlier: recorder.earlier(),
      note: recorder.notes().at(-1),
      refused: recorder.refused(),
    })),
    latestRecording: read(() => recorder.latest),
    myRecipes: read(() => recorder.mine.list()),
    unsavedRecipes: read(() => recorder.mine.unsaved()),
    removedRecipe: read(() => recorder.mine.removed()),
  };
}

/** Returns the value of the signal. Re-renders the component when it changes. */
export function useRead<T>(read: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (listener: () => void) =>
      effect(() => {
        try {
          void read.value;
        } catch {
          // The render throws the error again, to the component's boundary. Here it would end the effect.
        }
        untracked(listener);
      }),
    [read],
  );
  return useSyncExternalStore(subscribe, () => read.peek());
}
