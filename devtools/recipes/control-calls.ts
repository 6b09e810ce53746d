/** Translates calls of the control API, which the panel, the keys and the console make, to actions of a recipe. */

import { hidePassword } from '../../mock-server/catalogue/disguised-password.ts';
import { SECOND_MS } from '../../mock-server/lib/time.ts';
import type { ControlAction, FaultSpec, MockControl, PersonTrait, TableName } from '../api.ts';
import type { AppRecording, CallDescriptions, DescribeCall, RecordedCall } from '../player/app.ts';
import { toFaultSpec } from '../player/recorder/fault-spec.ts';
import { NOTES } from '../player/recorder/notes.ts';
import { toSpanExpression } from '../player/recorder/span-expression.ts';
import { comeBack, edit, heal, jumpTo, later, publishWeek, remove } from './actions.ts';
import type { Patch, Sight } from './game-types.ts';
import { isSameCall, listEdits, toRowReference } from './row-references.ts';
import { toTimeExpression } from './time-expression.ts';

/** See `AppRecording`. */
export function describeCalls(control: MockControl, getJump: GetJump): CallDescriptions {
  const described = new Map<string, DescribeCall>([
    ['simulator.restore', describeRestore],
    ['people.fillRegistration', describeFill],
    ['app.show', ([sight]) => ({ control: 'show', sight: sight as Sight })],
  ]);
  for (const [group, descriptions] of Object.entries(createDescriptions(control, getJump)))
    for (const [name, describe] of Object.entries<unknown>(descriptions))
      if (typeof describe === 'function') described.set(`${group}.${name}`, (args) => describe(...args));
  return described;
}

const describeFill: DescribeCall = ([trait]) => ({
  control: 'fill-registration',
  trait: trait as PersonTrait,
});

const toTexts = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));

const describeRestore = (): RecordedCall => [heal(), { control: 'device', mode: 'server' }];

/** Describes a call. Runs before the call; the returned function runs after it, or when the call reloads the page. */
type Describe<Call> = Call extends (...args: infer Arguments) => Promise<infer Result>
  ? (...args: Arguments) => RecordedCall | ((result: Result | undefined) => RecordedCall)
  : never;

/**
 * The descriptions of all methods that return a promise, which are those that may change the world. Null: a method that
 * changes nothing, or whose effect a recipe contains in another way.
 */
type Descriptions = {
  [Name in 'clock' | 'world' | 'branch' | 'fault' | 'net' | 'mail']: {
    [Method in keyof MockControl[Name] as Describe<MockControl[Name][Method]> extends never
      ? never
      : Method]: Describe<MockControl[Name][Method]> | null;
  };
};

/** Returns the world times (ms) before and after the jump of the call. */
type GetJump = Parameters<AppRecording['describeCalls']>[1];

/** Returns the description of each method. */
function createDescriptions(control: MockControl, getJump: GetJump): Descriptions {
  const { world } = control;
  const getEmail = (id: string | number | undefined) => {
    const row = world.table('users').rows.find((user) => String(user.id) === String(id));
    return row && String(row.email);
  };
  const toRow = (table: TableName, id: string | number) => toRowReference(world, table, id);
  const toJump = (options?: Parameters<typeof jumpTo>[1]) =>
    jumpTo(toTimeExpression(control, getJump().to), options);
  const toFault = (spec: FaultSpec): ControlAction => ({ control: 'fail', fault: toFaultSpec(spec) });

  const releaseAll = (fault?: string): ControlAction => {
    const faults = control.fault.list().filter(({ id }) => fault === undefined || id === fault);
    // `heal` also removes what is left of the faults, so it repeats the call only where nothing is left.
    return faults.length === 0 ? heal(fault) : { control: 'release-calls', fault };
  };

  return {
    clock: {
      // The clock of a recipe is frozen. The time that passes in the recording becomes `advance` actions.
      freeze: null,
      resume: null,
      advance(span, options = {}) {
        return () => {
          const { from, to } = getJump();
          const seconds = Math.round((to - from) / SECOND_MS);
          if (seconds <= 0) return toJump(options);
          const text = typeof span === 'string' ? span : toSpanExpression(seconds * SECOND_MS);
          return later(text, options);
        };
      },
      goto: (_time, options) => () => toJump(options),
      step: (_direction, options) => () => toJump(options),
      device: (mode) => ({ control: 'device', mode }),
      poke: comeBack,
    },
    world: {
      hash: null,
      pack: null,
      begin: () => NOTES.otherWorld,
      reset: () => NOTES.otherWorld,
      import: () => NOTES.otherWorld,
      unpack: () => NOTES.otherWorld,
      as: (persona) => ({ control: 'as', persona }),
      addAccount: (person, { isVerified = true } = {}) => ({
        control: 'add-account',
        person: toTexts(person),
        isVerified,
      }),
      edit: (table, id, patch) => edit(table, toRow(table, id), hidePassword(patch) as Patch),
      undo(seq) {
        const newer = listEdits(world).filter((edit) => seq !== undefined && edit.seq > seq);
        const back = seq === undefined ? undefined : newer.length;
        return (undone) => (undone === null ? [] : { control: 'undo', back });
      },
      publish: (id, score) => ({ control: 'publish', game: toRow('games', id), score }),
      publishWeek,
      remove: (id, table = 'games') => remove(table, toRow(table, id)),
      revoke: (id) => ({ control: 'revoke', email: getEmail(id) }),
      deleteUser: (id) => ({ control: 'delete-user', email: getEmail(id) }),
      verify: (id) => ({ control: 'verify', email: getEmail(id) ?? '' }),
      answerTrivia: (week, id) => ({ control: 'answer-trivia', week, email: getEmail(id) }),
      laravel: (isOn) => ({ control: 'laravel', isOn }),
      gotoFact: () => () => toJump(),
    },
    branch: {
      rename: null,
      // A new branch has the data of the current branch, and a recipe contains no branches.
      create: null,
      remove: null,
      undoRemove: null,
      switch: () => NOTES.otherBranch,
      undoStart: () => NOTES.otherBranch,
    },
    fault: {
      add: (spec) => (id) => toFault({ ...spec, id: id ?? spec.id }),
      hold: (match, options) => (id) => toFault({ match, ...options, effect: { hold: true }, id }),
      clear: heal,
      release: releaseAll,
    },
    net: {
      idle: null,
      // A recipe can't name one call among those that a fault holds.
      release: () => releaseAll(),
      playHar: () => ({ note: 'Abrió un HAR, que un recorrido no puede repetir.' }),
      stopHar: null,
      restartHar: null,
      describeHarWorld: null,
      saveHarAsWorld: () => NOTES.otherWorld,
      replay(id, change) {
        if (change) return { note: 'Envió una petición editada, que no se puede repetir.' };
        const log = control.net.log();
        const place = log.findIndex((call) => call.id === id);
        const call = log[place];
        if (!call) return [];
        const { method, url } = call;
        const back = log.slice(place + 1).filter(isSameCall(call)).length;
        return { control: 'repeat-call', method, url, back };
      },
    },
    mail: {
      expire: (id) => ({ control: 'expire-mail', mail: id && toRow('mails', id) }),
    },
  };
}
