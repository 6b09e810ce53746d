/** Translates calls of the control API, which the panel, the keys and the console make, to actions of a recipe. */
import type { FaultSpec, MockControl } from '../../mock-server/index.ts';
import { SECOND_MS } from '../../mock-server/lib/time.ts';
import type { ControlAction } from '../recipes/control-actions.ts';
import { toRowReference } from '../recipes/rows.ts';
import type { Simulator } from '../simulator.ts';
import { NOTES, type RecordedAction, type Recording, toFaultSpec } from './recording.ts';
import { toSpanExpression, toTimeExpression } from './time-expressions.ts';

/** The actions that repeat a call, or the note about a call that no action can repeat. */
type RecordedCall = { actions: ControlAction[]; isJump?: boolean } | { note: string };

/** Describes a call. Runs before the call; the returned function runs after it, or when the call reloads the page. */
type Describe<Call> = Call extends (...args: infer Arguments) => Promise<infer Result>
  ? (...args: Arguments) => RecordedCall | ((result: Result | undefined) => RecordedCall)
  : never;

type Group = 'clock' | 'world' | 'branch' | 'fault' | 'net' | 'mail';

/**
 * The methods that change the world: they return a promise. Null marks one that changes nothing, or one whose effect a
 * recipe contains in another way.
 */
type Descriptions = {
  [Name in Group]: {
    [Method in keyof MockControl[Name] as Describe<MockControl[Name][Method]> extends never
      ? never
      : Method]: Describe<MockControl[Name][Method]> | null;
  };
};

function createDescriptions(simulator: Simulator, getLanding: () => number): Descriptions {
  const { clock, world } = simulator;
  const doing = (...actions: ControlAction[]): RecordedCall => ({ actions });
  const getEmail = (id: string | number | undefined) => {
    const email = world.table('users').rows.find((row) => String(row.id) === String(id))?.email;
    return email === undefined ? {} : { email: String(email) };
  };
  const toJump = ({ silent = false, data = true } = {}): RecordedCall => ({
    actions: [{ control: 'goto', time: toTimeExpression(simulator, getLanding()), silent, data }],
    isJump: true,
  });

  const fail = (spec: FaultSpec) => (id: string | undefined) =>
    doing({ control: 'fail', fault: toFaultSpec({ ...spec, ...(id && { id }) }) });
  const heal = (fault?: string) => doing({ control: 'heal', ...(fault !== undefined && { fault }) });

  return {
    clock: {
      // The clock of a recipe is frozen. The time that passes in the recording becomes `advance` actions.
      freeze: null,
      resume: null,
      advance(span, { silent = false } = {}) {
        const from = clock.now();
        return () => {
          const seconds = Math.round((getLanding() - from) / SECOND_MS);
          if (seconds <= 0) return toJump({ silent });
          const text = typeof span === 'string' ? span : toSpanExpression(seconds * SECOND_MS);
          return { actions: [{ control: 'advance', span: text, silent }], isJump: true };
        };
      },
      goto: (_time, options) => () => toJump(options),
      step: (_direction, options) => () => toJump(options),
      device: (mode) => doing({ control: 'device', mode }),
      poke: () => doing({ control: 'poke' }),
    },
    world: {
      hash: null,
      pack: null,
      begin: () => NOTES.otherWorld,
      reset: () => NOTES.otherWorld,
      import: () => NOTES.otherWorld,
      unpack: () => NOTES.otherWorld,
      as: (persona) => doing({ control: 'as', persona }),
      edit: (table, id, patch) =>
        doing({ control: 'edit', table, row: toRowReference(simulator, table, id), patch: patch as never }),
      undo: (seq) => (undone) => {
        if (undone === null) return doing();
        return seq === undefined ? doing({ control: 'undo' }) : NOTES.olderUndo;
      },
      publish: (id, score) =>
        doing({ control: 'publish', game: toRowReference(simulator, 'games', id), ...(score && { score }) }),
      publishWeek: (week) => doing({ control: 'publish-week', week }),
      remove: (id, table = 'games') =>
        doing({ control: 'remove', table, row: toRowReference(simulator, table, id) }),
      revoke: (id) => doing({ control: 'revoke', ...getEmail(id) }),
      deleteUser: (id) => doing({ control: 'delete-user', ...getEmail(id) }),
      verify: (id) => doing({ control: 'verify', email: '', ...getEmail(id) }),
      answerTrivia: (week, id) => doing({ control: 'answer-trivia', week, ...getEmail(id) }),
      laravel: (isOn) => doing({ control: 'laravel', isOn }),
      gotoFact: () => () => {
        // A jump to an instant keeps all facts of that instant, so it can't go between two facts of one instant.
        const next = world.facts({ future: true })[world.cursor()];
        return next && next.at <= getLanding() ? NOTES.fact : toJump();
      },
    },
    branch: {
      rename: null,
      // A new branch has the same data, and other branches are no part of a recipe.
      create: null,
      remove: null,
      undoRemove: null,
      switch: () => NOTES.otherBranch,
    },
    fault: {
      add: fail,
      hold: (match, options) => fail({ match, ...options, effect: { hold: true } }),
      clear: heal,
      // Without an id, a recipe can only remove all faults too.
      release: (fault) =>
        fault !== undefined || simulator.fault.list().every(({ effect }) => 'hold' in effect)
          ? heal(fault)
          : NOTES.released,
    },
    net: {
      idle: null,
      replay: () => NOTES.repeatedCall,
    },
    mail: {
      expire: (id) =>
        doing({
          control: 'expire-mail',
          ...(id !== undefined && { mail: toRowReference(simulator, 'mails', id) }),
        }),
    },
  };
}

type Method = (...args: unknown[]) => unknown;
type Described = RecordedCall | ((result: unknown) => RecordedCall);

interface OpenCall {
  /** Number of actions before the call. */
  place: number;
  /** World time of the call. */
  at: number;
  describe(result?: unknown): RecordedCall;
}

/**
 * Records the calls of the control API. `settle` records what the page shows before a call, and `save` saves the
 * recording after one.
 */
export function recordCalls(
  simulator: Simulator,
  recording: Recording,
  settle: () => void,
  save: () => void,
) {
  const { branch, clock, world } = simulator;
  /** World time after the jump of the last call; null if that call has not jumped. */
  let landing: number | null = null;
  const getLanding = () => landing ?? clock.now();
  /** Calls that have not ended. */
  const open = new Set<OpenCall>();

  function addCall(call: OpenCall, result?: unknown) {
    if (!open.delete(call)) return;
    const recorded = call.describe(result);
    const { at } = call;
    const entries: RecordedAction[] =
      'note' in recorded
        ? [{ action: recorded, at: clock.now(), seq: world.cursor() }]
        : recorded.actions.map((action) => ({
            action,
            seq: world.cursor(),
            ...(recorded.isJump ? { from: at, at: getLanding() } : { at }),
          }));
    recording.actions = recording.actions.toSpliced(call.place, 0, ...entries);
    for (const other of open) if (other.place >= call.place) other.place += entries.length;
    recording.branch = branch.current().id;
    save();
  }

  async function onCall(described: Described, run: () => Promise<unknown>) {
    settle();
    landing = null;
    const describe = typeof described === 'function' ? described : () => described;
    const call = { place: recording.actions.length, at: clock.now(), describe };
    open.add(call);
    try {
      const result = await run();
      addCall(call, result);
      return result;
    } finally {
      open.delete(call);
    }
  }

  const stops = [
    simulator.on('travel', ({ to }) => {
      landing = to;
    }),
  ];
  /** Wraps a method of the control API, so that `onCall` gets its calls, until `stop`. */
  function listen(owner: Record<string, Method>, name: string, describe: (...args: unknown[]) => Described) {
    const original = owner[name] as Method;
    owner[name] = (...args) => {
      const run = async () => original(...args);
      let described: Described;
      try {
        described = describe(...args);
      } catch {
        // The call itself rejects invalid arguments with a message of its own.
        return run();
      }
      return onCall(described, run);
    };
    stops.push(() => {
      owner[name] = original;
    });
  }
  for (const [group, methods] of Object.entries(createDescriptions(simulator, getLanding)))
    for (const [name, describe] of Object.entries(methods))
      if (describe) listen(simulator[group as Group] as never, name, describe as never);
  listen(simulator as never, 'restore', () => ({
    actions: [{ control: 'heal' }, { control: 'device', mode: 'server' }],
  }));

  return {
    /** Records the calls that have not ended, when the page is left. Returns false if there are none. */
    addOpen(): boolean {
      const calls = [...open];
      for (const call of calls) addCall(call);
      return calls.length > 0;
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
