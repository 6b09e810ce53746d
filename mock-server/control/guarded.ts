/** The arguments of each method of the control API. */
import type { AgendaKind } from '../agenda/agenda.ts';
import type { createAgendaControl } from './agenda.ts';
import {
  anyText,
  anything,
  flag,
  guard,
  id,
  keys,
  limit,
  listOf,
  maybe,
  number,
  oneOf,
  reads,
  record,
  short,
  takes,
  text,
  time,
  whole,
} from './arguments.ts';
import type { createBranchControl } from './branch.ts';
import type { createClockControl } from './clock.ts';
import type { createFaultControl } from './faults.ts';
import type { createMailControl } from './mails.ts';
import type { createNetworkControl } from './network.ts';
import type { createWorldControl } from './world.ts';

const KINDS: Readonly<Record<AgendaKind, true>> = {
  week: true,
  opening: true,
  cutoff: true,
  kickoff: true,
  final: true,
  trivia: true,
  published: true,
  postponed: true,
  code: true,
  link: true,
  session: true,
};
const kinds = listOf(oneOf(...Object.keys(KINDS)));
// An unknown table has a message of its own.
const table = text;
const maybeId = maybe(id);
const silent = flag;
const land = oneOf('before', 'at', 'after');
const options = (checks: Parameters<typeof keys>[0]) => ({ options: maybe(keys(checks)) });

export const guardClock = (control: ReturnType<typeof createClockControl>) =>
  guard('clock', control, {
    now: reads(),
    view: reads(),
    freeze: takes(),
    resume: takes({ rate: maybe(number) }),
    advance: takes({ span: time, ...options({ silent }) }),
    goto: takes({ time: short, ...options({ land, data: flag, silent }) }),
    step: takes({ direction: oneOf(1, -1), ...options({ land, data: flag, silent, kinds }) }),
    device: takes({ mode: time }),
    resolve: reads({ time: short }),
    poke: takes(),
  });

export const guardAgenda = (control: ReturnType<typeof createAgendaControl>) =>
  guard('agenda', control, {
    list: reads(options({ from: limit, to: limit, kinds })),
    next: reads(options({ kinds })),
  });

export const guardWorld = (control: ReturnType<typeof createWorldControl>) =>
  guard('world', control, {
    id: reads(),
    saveProblem: reads(),
    copies: reads(),
    discardCopy: reads({ id: text }),
    begin: takes({
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
        onlyBranch: flag,
      }),
    }),
    reset: takes({ seed: maybe(number) }),
    as: takes({ persona: text }),
    edit: takes({ table, id, patch: record }),
    undo: takes({ seq: maybe(whole) }),
    canUndo: reads(),
    // The goals have the bounds of the table, so a score may have other keys.
    publish: takes({ game: id, score: maybe(record) }),
    publishWeek: takes({ week: number }),
    remove: takes({ id, table: maybe(table) }),
    revoke: takes({ user: maybeId }),
    deleteUser: takes({ user: maybeId }),
    verify: takes({ user: id }),
    answerTrivia: takes({ week: number, user: maybeId }),
    laravel: takes({ isOn: flag }),
    isLaravel: reads(),
    facts: reads(options({ future: flag })),
    now: reads(),
    cursor: reads(),
    gotoFact: takes({ seq: number }),
    hash: takes(),
    export: reads(options({ isPrivate: flag })),
    import: takes({ text: anyText }),
    pack: takes(options({ isPrivate: flag })),
    unpack: takes({
      text: anyText,
      ...options({ previousName: text, inPlace: flag, rate: number, device: time }),
    }),
    personas: reads(),
    persona: reads(),
    user: reads(),
    table: reads({ name: text }),
    seed: reads(),
    assumptions: reads(),
  });

export const guardBranch = (control: ReturnType<typeof createBranchControl>) =>
  guard('branch', control, {
    list: reads(),
    current: reads(),
    create: takes({ name: maybe(text) }),
    switch: takes({ id: text }),
    rename: takes({ id: text, name: text }),
    remove: takes({ id: text }),
    removed: reads(),
    undoRemove: takes(),
    diff: reads({ a: text, b: text }),
  });

export const guardFault = (control: ReturnType<typeof createFaultControl>) =>
  guard('fault', control, {
    // The schema of faults has messages of its own.
    add: takes({ fault: anything }),
    clear: takes({ id: maybe(text) }),
    list: reads(),
    hold: takes({ match: anything, ...options({ times: anything, when: anything }) }),
    release: takes({ id: maybe(text) }),
    held: reads({ id: maybe(text) }),
    messages: reads(),
  });

export const guardNetwork = (control: ReturnType<typeof createNetworkControl>) =>
  guard('net', control, {
    log: reads(),
    pending: reads(),
    held: reads(),
    idle: takes(),
    har: reads(),
    replay: takes({ id: number }),
    clear: reads(),
    endpoints: reads(),
  });

const mailFilter = keys({ to: text, kind: oneOf('code', 'link') });

export const guardMail = (control: ReturnType<typeof createMailControl>) =>
  guard('mail', control, {
    list: reads({ filter: maybe(mailFilter) }),
    last: reads({ filter: maybe(mailFilter) }),
    expire: takes({ id: maybeId }),
  });
