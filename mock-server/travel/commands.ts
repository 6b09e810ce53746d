import { DEFAULT_DEVICE, type DeviceClock, type DeviceMode } from '../clock/device.ts';
import type { Root } from '../history/branches.ts';
import type { World } from '../history/world.ts';
import { isSeed, MAX_SEED } from '../lib/random.ts';
import type { FaultSpec, FaultStore } from '../network/faults.ts';
import { copyDrafts, hasSameStorage, type PageAdapter, type PageState } from '../page/page-adapter.ts';
import { becomePersona, guessPage } from './personas.ts';
import { loadWorld, type SavedWorld } from './saved-world.ts';
import type { Transitions } from './transition.ts';

export interface Beginning {
  seed?: number;
  players?: number;
  at?: () => number;
  as?: string;
  faults?: readonly FaultSpec[];
  laravel?: boolean;
  rate?: number;
  device?: DeviceMode;
  route?: string;
  keepAs?: string;
  inPlace?: boolean;
  forget?: boolean;
}

interface Deps {
  world: World;
  transitions: Transitions;
  pageAdapter: PageAdapter;
  faults: FaultStore;
  device: DeviceClock;
  /**
   * Called when the time, the branch or the world changes, after which the time that the app assumes is wrong.
   * `isTold` is false for a silent jump that doesn't reload the page, of which the app is not notified.
   */
  onMoved(isTold?: boolean): void;
}

const BEFORE_RESET = 'Antes de empezar de cero';

function checkSeed(seed: number) {
  if (!isSeed(seed))
    throw new Error(`El número del mundo es un entero de 0 a ${MAX_SEED.toLocaleString('es-MX')}.`);
}

export function createCommands({ world, transitions, pageAdapter, faults, device, onMoved }: Deps) {
  const { timeline, clock } = world;

  const storePageState = (isForGood: boolean) => {
    const branch = timeline.current();
    timeline.savePageState(pageAdapter.snapshot());
    if (isForGood || branch.cursor === branch.facts.length) branch.leftAt = world.now();
  };
  const getArrival = (): PageState => {
    const branch = timeline.current();
    const saved = branch.cursor > 0 ? branch.facts[branch.cursor - 1]?.page : branch.basePage;
    return saved ?? guessPage(world);
  };

  function goBack(at: number): PageState {
    storePageState(false);
    const { facts, cursor } = timeline.current();
    let kept = cursor;
    while (kept > 0 && (facts[kept - 1]?.at ?? 0) > at) kept -= 1;
    world.rebuildAt(kept);
    clock.set(at);
    return getArrival();
  }

  function reapply(at: number): PageState | null {
    const { facts, cursor } = timeline.current();
    let next = facts.length;
    while (next > cursor && (facts[next - 1]?.at ?? 0) > at) next -= 1;
    if (next === cursor) return null;
    world.rebuildAt(next);
    const page = facts[next - 1]?.page;
    return page && !hasSameStorage(page, pageAdapter.snapshot()) ? page : null;
  }

  function moveClock(at: number, silent: boolean): PageState | null {
    const from = world.now();
    const page = at >= from ? reapply(at) : null;
    clock.set(at);
    // Without the lag, a device that follows the server would show the silent jump to the app.
    if (silent) device.fallBehind(world.now() - from);
    const { facts, cursor } = timeline.current();
    if (cursor === facts.length) world.commit('clock', { from, to: world.now(), silent }, 'panel');
    return silent ? null : page;
  }

  function startOver(root: Root, { keepAs = BEFORE_RESET, inPlace, forget }: Beginning) {
    if (forget) return world.reset(root);
    timeline.startOver(root, { keepAs, inPlace });
    world.reload();
  }

  return {
    goto: (time: () => number, { data, silent }: { data: boolean; silent: boolean }) =>
      transitions.run({
        isTold: !silent,
        apply() {
          const at = Math.round(time());
          const isBack = at < world.now() && data;
          onMoved(isBack || !silent);
          if (isBack) return goBack(at);
          return moveClock(at, silent);
        },
      }),
    gotoFact: (seq: number) =>
      transitions.run({
        apply() {
          const { facts, start } = timeline.current();
          if (!Number.isInteger(seq) || seq < 0 || seq > facts.length)
            throw new Error(`No existe el hecho ${seq}: hay ${facts.length}.`);
          storePageState(false);
          onMoved();
          world.rebuildAt(seq);
          clock.set(facts[seq - 1]?.at ?? start);
          return getArrival();
        },
      }),
    switchTo: (id: string) =>
      transitions.run({
        apply() {
          if (timeline.current().id === id) return null;
          if (!timeline.branches().some((branch) => branch.id === id))
            throw new Error(`No existe la rama ${id}.`);
          storePageState(true);
          onMoved();
          const branch = timeline.switchTo(id);
          world.reload();
          clock.set(branch.leftAt ?? branch.facts[branch.cursor - 1]?.at ?? branch.start);
          return getArrival();
        },
      }),
    become: (id: string) =>
      transitions.run({
        apply() {
          const page = copyDrafts(becomePersona(world, id), pageAdapter.snapshot());
          device.catchUp();
          return page;
        },
      }),
    begin({ at, as, faults: specs = [], laravel = false, rate = 1, device: mode, route, ...how }: Beginning) {
      return transitions.run({
        apply() {
          const { settings } = world;
          const { start } = settings;
          const { seed = settings.seed, players = settings.players } = how;
          checkSeed(seed);
          storePageState(true);
          startOver({ seed, players, start }, how);
          clock.load({ rate, anchorVirtual: start, anchorReal: settings.realNow() });
          if (at) clock.set(Math.round(at()));
          device.set(mode ?? DEFAULT_DEVICE);
          const arrival = as === undefined ? { storage: {}, route: '/' } : becomePersona(world, as);
          if (laravel) world.commit('laravel', { isOn: true }, 'recipe');
          for (const spec of specs) faults.add(spec, 'recipe');
          onMoved();
          return { ...arrival, route: route ?? arrival.route };
        },
      });
    },
    load: (saved: SavedWorld, keepAs: string) =>
      transitions.run({
        apply() {
          storePageState(true);
          const before = [...timeline.branches()];
          const { id } = timeline.current();
          loadWorld(world, saved, false);
          timeline.importBranches(before, id, keepAs);
          device.set(saved.device);
          onMoved();
          return saved.arrival ?? getArrival();
        },
      }),
  };
}
