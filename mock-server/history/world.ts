import { createClock } from '../clock/clock.ts';
import type { AppServer } from '../models/index.ts';
import type { PageState } from '../page/page-adapter.ts';
import { createStandings } from '../standings/standings.ts';
import { type Branch, createRootBranch, createTimeline } from './branches.ts';
import { createDatabase } from './database.ts';
import type { Author, Fact, FactKind, PayloadOf } from './facts.ts';

export interface WorldSettings {
  seed: number;
  players: number;
  start: number;
  rate: number;
  realNow: () => number;
}

interface WorldEvents {
  onFact(fact: Fact, branched: Branch | null): void;
  getPageState(): PageState;
}

export type World = ReturnType<typeof createWorld>;

export function createWorld(server: AppServer, initial: WorldSettings, events: WorldEvents) {
  let settings = initial;
  const timeline = createTimeline(settings);
  const clock = createClock(settings.realNow, settings.start, settings.rate);
  const data = createDatabase(server, settings.seed);
  const { schema } = data;
  const standings = createStandings(schema, () => ({
    seed: data.seed(),
    size: settings.players,
    now: clock.now(),
  }));

  function reload() {
    const { seed, players, start } = timeline.current();
    settings = { ...settings, seed, players, start };
    data.reseed(seed);
    data.rebuild(timeline.applied());
  }

  return {
    get settings() {
      return settings;
    },
    clock,
    timeline,
    schema,
    data,
    standings,
    now: clock.now,
    /** Records a fact and applies it. A fact that can't be applied is not stored: the world stays as it was. */
    commit<Kind extends FactKind>(
      kind: Kind,
      payload: PayloadOf<Kind>,
      by: Author = 'app',
      endpoint?: string,
    ): Fact {
      // The payload is copied, so that later changes by the caller don't alter the stored fact.
      const cause = { seq: 0, at: clock.now(), by, kind, payload: structuredClone(payload) };
      const fact = (endpoint === undefined ? cause : { ...cause, endpoint }) as Fact;
      data.apply(fact);
      if (data.isRehearsing()) return fact;
      const { branched } = timeline.append(fact, events.getPageState());
      const stored = timeline.current().facts.at(-1) as Fact;
      events.onFact(stored, branched);
      return stored;
    },
    rebuildAt(cursor: number) {
      timeline.moveCursor(cursor);
      data.rebuild(timeline.applied());
    },
    /** Loads the data of the current branch up to its cursor. */
    reload,
    reset(next: Partial<WorldSettings>) {
      settings = { ...settings, ...next };
      timeline.load([createRootBranch(settings)], 'A');
      clock.load({ rate: settings.rate, anchorVirtual: settings.start, anchorReal: settings.realNow() });
      reload();
    },
    /** Returns a function that restores the branches and the clock as they are now. */
    remember() {
      const { id } = timeline.current();
      const clockState = clock.state();
      const branches = timeline.branches().map((branch) => ({
        ...branch,
        facts: branch.facts.map((fact) => ({ ...fact })),
      }));
      return () => {
        timeline.load(branches, id);
        reload();
        clock.load(clockState);
      };
    },
  };
}
