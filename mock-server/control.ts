/**
 * The levers of the pretend back end: everything of `window.simulator` but recipes. Instants and durations are ms
 * since the epoch and ms; a time may also be an expression (`cierre(5, 1) - 1m`) and a span a text (`2h 30m`).
 *
 * Every lever that changes something returns a promise that settles when the world is ready and the network idle
 * (held calls count as idle). Where a move starts the page again it never settles in the old document; in the new
 * one `ready` does. Wrong input rejects with an `Error` whose message is Spanish and can be shown as it is.
 */

import type { TableView } from './admin/table-view.ts';
import type { AgendaEvent, AgendaKind } from './agenda/agenda.ts';
import type { Message } from './catalogue/messages.ts';
import type { DeviceMode } from './clock/device.ts';
import type { ClockView } from './clock/view.ts';

import type { Persona } from './fixtures/personas.ts';
import type { BranchDiff } from './history/branch-diff.ts';
import type { Fact } from './history/facts.ts';
import type { Mail } from './mail/mailbox.ts';
import type { TableName } from './models/rows.ts';
import type { Fault, FaultSpec } from './network/faults.ts';
import type { HarFile } from './network/har.ts';
import type { LogEntry } from './network/log.ts';
import type { ClientAdapter } from './page/client.ts';
import type { POLICY_NOTES } from './policy.ts';
import type { Beginning } from './travel/commands.ts';

export type { ClockView };

/** How to start. Times in ms. */
export interface MockOptions {
  seed?: number;
  /** Players in the standings. */
  players?: number;
  /** Where the world starts. */
  start?: number;
  /** 1 is real speed, 0 is frozen. */
  rate?: number;
  /** The machine's clock. */
  realNow?: () => number;
  /** Whether the page's `fetch` is answered; otherwise only `handle` is. */
  intercept?: boolean;
  /**
   * Keep the world of this tab over reloads, take up the one kept, and give the page a `localStorage` of that world's
   * own. Needs a page.
   */
  persist?: boolean;
  /** With `persist`: the id of a kept world to share with the tabs that have it open. */
  join?: string;
  /** Lay a clock of the simulator's over the page's `Date`, so that `clock.device` works. */
  device?: boolean;
  /** The page around the world. Tests and servers give one of their own; null where there is none. */
  client?: ClientAdapter | null;
}

/** An instant in ms or an expression such as `cierre(7, 1) - 1m`, `semana(8)`, `2026-08-28 19:00`. */
export type Time = number | string;
/** A duration in ms or a text such as `2h`, `-1d 30m`, `90s`. */
export type Span = number | string;
/** Where to land beside an event: a minute before, at it, a minute after. */
export type Landing = 'before' | 'at' | 'after';

/** How to move. */
export interface TravelOptions {
  /** The app is not told: it finds out with its next call. */
  silent?: boolean;
}

/** How to step to an event. `kinds`: cut-offs, kick-offs and finals by default. */
export type StepOptions = TravelOptions & { land?: Landing; data?: boolean; kinds?: readonly AgendaKind[] };

/** A new beginning: everything a recipe or a link says of its world. */
export type WorldBeginning = Omit<Beginning, 'at'> & { at?: Time };

/** A branch of the world's history. */
export interface BranchView {
  id: string;
  name: string;
  /** The branch it left, after how many facts; null for the first. */
  parent: { branch: string; after: number } | null;
  /** The branch in use before this one began (a new seed, a file, a link): switching to it undoes that. */
  replaced: string | null;
  facts: number;
  /** Facts lived so far; fewer than `facts` in the past. */
  cursor: number;
  isCurrent: boolean;
}

/** What the simulator tells. */
export interface SimulatorEvents {
  /** The world is ready after a start or a move. */
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  /** A move was made. */
  travel: { from: number; to: number };
  /** A call began or ended. */
  request: LogEntry;
  /** Anything above, or a lever that leaves no fact: read everything again. At most once per turn. */
  change: null;
}

/** The levers. */
export interface MockControl {
  /** Settles when the world has started and the page around it stands; a new promise after each move. */
  readonly ready: Promise<void>;
  clock: {
    now(): number;
    view(): ClockView;
    freeze(): Promise<void>;
    /** 1 by default; 60 and 3600 for a hurry. */
    resume(rate?: number): Promise<void>;
    advance(span: Span, options?: TravelOptions): Promise<void>;
    /** Back takes the data along and starts the page again, unless `data` is false: then only the hands move. */
    goto(time: Time, options?: TravelOptions & { data?: boolean; land?: Landing }): Promise<void>;
    /**
     * To the next (+1) or last (−1) cut-off, kick-off or final, or to an event of other kinds where they are given;
     * `at` it by default. Games that are called off have none. While the clock runs, a step back passes over an event
     * reached less than a minute ago (3 seconds of the person's time at ×60 and ×3,600).
     */
    step(direction: 1 | -1, options?: StepOptions): Promise<void>;
    /** The device's clock: its own, the server's (a world's default), or this many ms off its own. Tells the app, as `poke` does. */
    device(mode: DeviceMode): Promise<void>;
    /** The instant an expression means right now; throws an `Error` in Spanish. */
    resolve(time: Time): number;
    /** Tells the app that the person is back in the tab, which makes it look again. */
    poke(): Promise<void>;
  };
  agenda: {
    /** Events in order of time, all of them without a range. */
    list(range?: { from?: number; to?: number; kinds?: AgendaKind[] }): AgendaEvent[];
    /** The event that `clock.step(1)` goes to. */
    next(options?: { kinds?: readonly AgendaKind[] }): AgendaEvent | null;
  };
  world: {
    /** The name of this world on this device, the same in all tabs that share it; null where storage is blocked. */
    id(): string | null;
    /**
     * A new beginning in one move: seed, time, persona, faults, and where the page starts. All branches stay; the one
     * in use takes the name `keepAs`, by default “Antes de empezar de cero”, and without facts isn't kept. `inPlace`
     * replaces the branch in use, `forget` erases every branch. Reloads the page.
     */
    begin(beginning: WorldBeginning): Promise<void>;
    /** Starts from a seed with an empty page storage; the world that was here stays as a branch. Reloads the page. */
    reset(seed?: number): Promise<void>;
    /** The page becomes somebody's. Starts the page again. */
    as(personaId: string): Promise<void>;
    /** Changes columns of one row by hand; resolves to the fact's `seq`. */
    edit(table: TableName, id: string | number, patch: Record<string, unknown>): Promise<number>;
    /** Takes back an edit, the last one by default; resolves to the new fact's `seq`, or null when there is none. */
    undo(seq?: number): Promise<number | null>;
    /** Ends a game with its scheduled result, or with this one. */
    publish(gameId: string | number, score?: { home: number; away: number }): Promise<number>;
    /**
     * Ends the games of a week that wait for their result, in one fact: final, postponed and cancelled games stay as
     * they are. Resolves to null when none waits.
     */
    publishWeek(week: number): Promise<number | null>;
    /** Takes a game, or a row of another table, out of the world. */
    remove(id: string | number, table?: TableName): Promise<number>;
    /** Ends the sessions of an account, as a log-in on another device would; whoever is logged in by default. */
    revoke(userId?: string | number): Promise<number>;
    /** Deletes an account as an administrator would; whoever is logged in by default. */
    deleteUser(userId?: string | number): Promise<number>;
    /** Confirms an account elsewhere: by a link in another browser. */
    verify(userId: string | number): Promise<number>;
    /** Answers a week's trivia from another device; whoever is logged in by default. */
    answerTrivia(week: number, userId?: string | number): Promise<number>;
    /**
     * Whether the server answers as Laravel does by default (`docs/mock-differences.md`): `rules()` order, `data`
     * wrapper, date casts, Breeze's texts and throttles. A fact of the world; no fact when nothing changes.
     */
    laravel(isOn: boolean): Promise<void>;
    isLaravel(): boolean;
    /** Every fact lived so far; with `future` those ahead of the cursor too. */
    facts(options?: { future?: boolean }): Fact[];
    cursor(): number;
    /** The same as `clock.now()`. */
    now(): number;
    /** Goes to just after a fact; 0 is the beginning. Starts the page again. */
    gotoFact(seq: number): Promise<void>;
    /** Equal for equal worlds, on any machine: 32 hexadecimal digits. */
    hash(): Promise<string>;
    /** The world as JSON text, with its version. */
    export(): string;
    /**
     * Opens such a text; the branches that were here stay, the one in use as “Antes de importar”. Rejects, with nothing
     * changed, on text that is no world, another version, or more than the browser can keep. Reloads the page.
     */
    import(text: string): Promise<void>;
    /** The world packed for `#sim?s=`; about 1 kB per 40 facts. */
    pack(): Promise<string>;
    /** The same for a packed world; the branch in use takes the name `keepAs`, by default “Antes del enlace”. */
    unpack(packed: string, options?: { keepAs?: string }): Promise<void>;
    personas(): (Persona & { password: string })[];
    /** The account whose token the page holds, or null. */
    user(): { id: string; name: string; email: string } | null;
    /** One table with its columns, which of them can be edited, and what is derived at this instant. */
    table(name: TableName | 'ranking'): TableView;
    seed(): number;
    assumptions(): typeof POLICY_NOTES;
  };
  branch: {
    list(): BranchView[];
    /** Starts a branch here; resolves to its id. */
    create(name?: string): Promise<string>;
    /** Lives on in another branch, where it was left. Starts the page again. */
    switch(id: string): Promise<void>;
    rename(id: string, name: string): Promise<void>;
    diff(a: string, b: string): BranchDiff;
  };
  fault: {
    /** Sets a fault; resolves to its id. */
    add(fault: FaultSpec): Promise<string>;
    clear(id?: string): Promise<void>;
    list(): Fault[];
    /** Holds the next call that matches until it is released; resolves to the fault's id. */
    hold(match: string, options?: { times?: number | 'always'; when?: 'before' | 'after' }): Promise<string>;
    /** Lets held calls go on: one fault's, or all. */
    release(id?: string): Promise<void>;
    /** Calls held right now by a fault, or by any. */
    held(id?: string): number;
    /** What the server really says at an endpoint, for the matrix of faults. */
    messages(): readonly Message[];
  };
  net: {
    /** The last 200 calls, oldest first. */
    log(): LogEntry[];
    pending(): LogEntry[];
    /** Settles when no call is under way but those held. */
    idle(): Promise<void>;
    har(): HarFile;
    /** Sends a call again as it was; resolves to the new entry, whatever came of it. */
    replay(id: number): Promise<LogEntry>;
    curl(id: number): string;
    clear(): void;
    /** `POST /api/pool/user` and the rest, as faults name them. */
    endpoints(): string[];
  };
  mail: {
    /** Newest last. */
    list(filter?: { to?: string; kind?: Mail['kind'] }): Mail[];
    last(filter?: { to?: string; kind?: Mail['kind'] }): Mail | null;
    /** Ends a code or a link now; the last that lives by default. */
    expire(id?: string): Promise<void>;
  };
  /** Listens; the returned function stops it. */
  on<Name extends keyof SimulatorEvents>(
    event: Name,
    listener: (payload: SimulatorEvents[Name]) => void,
  ): () => void;
  /** Everything abnormal back to normal: faults and holds gone, real speed, a device on the server's time, the app told. */
  restore(): Promise<void>;
  /** Answers a request that came over real HTTP; rejects where the connection should break. */
  handle(request: Request): Promise<Response>;
  /** Gives the page its own `fetch` and `Date` back. */
  shutdown(): void;
}
