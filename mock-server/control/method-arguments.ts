/**
 * The arguments of each method of the control API, in order. `rejects` marks a method that returns a promise, which
 * rejects for a wrong argument; `throws` marks a method that returns its result at once, and throws for a wrong
 * argument.
 */
import { AGENDA_KINDS } from '../agenda/agenda.ts';
import type { createAgendaControl } from './agenda.ts';
import {
  anyText,
  anything,
  boundedText,
  flag,
  guard,
  id,
  keys,
  limit,
  listOf,
  maybe,
  number,
  oneOf,
  record,
  rejects,
  text,
  throws,
  time,
  whole,
} from './argument-checks.ts';
import type { createBranchControl } from './branch.ts';
import type { createClockControl } from './clock.ts';
import type { createFaultControl } from './faults.ts';
import type { createMailControl } from './mails.ts';
import type { createNetworkControl } from './network.ts';
import type { createWorldControl } from './world.ts';

const kinds = listOf(oneOf(...AGENDA_KINDS));
// An unknown table has a message of its own.
const table = text;
const maybeId = maybe(id);
const silent = flag;
const land = oneOf('before', 'at', 'after');
const options = (checks: Parameters<typeof keys>[0]) => ({ options: maybe(keys(checks)) });

export const guardClock = (control: ReturnType<typeof createClockControl>) =>
  guard('clock', control, {
    now: throws(),
    view: throws(),
    freeze: rejects(),
    resume: rejects({ rate: maybe(number) }),
    advance: rejects({ span: time, ...options({ data: flag, silent }) }),
    goto: rejects({ time: boundedText, ...options({ land, data: flag, silent }) }),
    step: rejects({ direction: oneOf(1, -1), ...options({ land, data: flag, silent, kinds }) }),
    device: rejects({ mode: time }),
    resolve: throws({ time: boundedText }),
    poke: rejects(),
  });

export const guardAgenda = (control: ReturnType<typeof createAgendaControl>) =>
  guard('agenda', control, {
    list: throws(options({ from: limit, to: limit, kinds })),
    next: throws(options({ kinds })),
  });

export const guardWorld = (control: ReturnType<typeof createWorldControl>) =>
  guard('world', control, {
    id: throws(),
    saveProblem: throws(),
    copies: throws(),
    discardCopy: throws({ id: text }),
    begin: rejects({
      beginning: keys({
        seed: number,
        at: time,
        as: text,
        faults: listOf(record),
        laravel: flag,
        rate: number,
        device: time,
        route: text,
        previousName: text,
        inPlace: flag,
        keepsEmpty: flag,
        onlyBranch: flag,
      }),
    }),
    reset: rejects({ seed: maybe(number) }),
    as: rejects({ persona: text }),
    addAccount: rejects({ person: record, ...options({ isVerified: flag }) }),
    accounts: throws(),
    edit: rejects({ table, id, patch: record }),
    undo: rejects({ seq: maybe(whole) }),
    canUndo: throws(),
    // The goals have the bounds of the table, so a score may have other keys.
    publish: rejects({ game: id, score: maybe(record) }),
    publishWeek: rejects({ week: number }),
    remove: rejects({ id, table: maybe(table) }),
    revoke: rejects({ user: maybeId }),
    deleteUser: rejects({ user: maybeId }),
    verify: rejects({ user: id }),
    answerTrivia: rejects({ week: number, user: maybeId }),
    laravel: rejects({ isOn: flag }),
    isLaravel: throws(),
    facts: throws(options({ future: flag })),
    now: throws(),
    cursor: throws(),
    gotoFact: rejects({ seq: number }),
    hash: rejects(),
    export: throws(options({ isPrivate: flag })),
    import: rejects({ text: anyText }),
    pack: rejects(options({ isPrivate: flag })),
    unpack: rejects({
      text: anyText,
      ...options({ previousName: text, inPlace: flag, rate: number, device: time }),
    }),
    personas: throws(),
    persona: throws(),
    user: throws(),
    table: throws({ name: text }),
    seed: throws(),
    assumptions: throws(),
  });

export const guardBranch = (control: ReturnType<typeof createBranchControl>) =>
  guard('branch', control, {
    list: throws(),
    current: throws(),
    create: rejects({ name: maybe(text) }),
    switch: rejects({ id: text }),
    undoStart: rejects(options({ inPlace: flag })),
    rename: rejects({ id: text, name: text }),
    remove: rejects({ id: text }),
    removed: throws(),
    undoRemove: rejects(),
    diff: throws({ a: text, b: text }),
  });

export const guardFault = (control: ReturnType<typeof createFaultControl>) =>
  guard('fault', control, {
    // The schema of faults has messages of its own.
    add: rejects({ fault: anything }),
    clear: rejects({ id: maybe(text) }),
    list: throws(),
    hold: rejects({ match: anything, ...options({ times: anything, when: anything }) }),
    release: rejects({ id: maybe(text) }),
    held: throws({ id: maybe(text) }),
    messages: throws(),
  });

export const guardNetwork = (control: ReturnType<typeof createNetworkControl>) =>
  guard('net', control, {
    log: throws(),
    pending: throws(),
    held: throws(),
    idle: rejects(),
    har: throws(),
    release: rejects({ id: number }),
    playHar: rejects({ text: anyText, ...options({ withTimes: flag }) }),
    stopHar: rejects(),
    playingHar: throws(),
    restartHar: rejects(),
    skipHarCall: throws(),
    setHarTimes: throws({ isOn: flag }),
    describeHarWorld: rejects(),
    saveHarAsWorld: rejects(),
    replay: rejects({ id: number, change: maybe(keys({ method: text, url: text, body: anyText })) }),
    clear: throws(),
    endpoints: throws(),
  });

const mailFilter = keys({ to: text, kind: oneOf('code', 'link') });

export const guardMail = (control: ReturnType<typeof createMailControl>) =>
  guard('mail', control, {
    list: throws({ filter: maybe(mailFilter) }),
    last: throws({ filter: maybe(mailFilter) }),
    expire: rejects({ id: maybeId }),
  });
