/**
 * The control API: everything of `window.simulator` except recipes, recorder and coverage. Instants are ms since the
 * epoch, durations are ms. A `Time` may also be an expression (`cierre(5, 1) - 1m`) and a `Span` a text (`2h 30m`). Methods that change
 * something return a promise. It resolves when the world is ready and the network idle; held calls count as idle.
 * If the method reloads the page, the promise never resolves: await `simulator.ready` in the new document. Invalid
 * input rejects with an `Error` whose Spanish message can be shown to users.
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
import type { Landing, Span, StepOptions, Time, TravelOptions, WorldBeginning } from './options.ts';
import type { POLICY_NOTES } from './policy.ts';

export type { ClockView };

export interface BranchView {
  id: string;
  name: string;
  /** The parent branch and the number of facts shared with it; null for a root. */
  parent: { branch: string; after: number } | null;
  /**
   * Id of the branch that was current before a new seed, a file or a link started this one. Switching to it is the
   * undo.
   */
  replaced: string | null;
  facts: number;
  /** Number of facts applied; fewer than `facts` after going back. */
  cursor: number;
  isCurrent: boolean;
}

export interface SimulatorEvents {
  /** The world is ready after the start or a time jump. */
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  /** The world changed its time, fact or branch. Instants in ms. */
  travel: { from: number; to: number };
  /** A call started or ended. */
  request: LogEntry;
  /** Any of the events above, or a change that records no fact. At most once per microtask. */
  change: null;
}

export interface MockControl {
  /** Resolves when the world and the page are ready. Each time jump replaces it. */
  readonly ready: Promise<void>;
  clock: {
    now(): number;
    view(): ClockView;
    freeze(): Promise<void>;
    /** `rate` is world ms per real ms, from 0 to 3,600; 1 by default. Rejects outside that range. */
    resume(rate?: number): Promise<void>;
    advance(span: Span, options?: TravelOptions): Promise<void>;
    /** Goes to an instant. Back in time, the data goes back too and the page reloads, unless `data` is false. */
    goto(time: Time, options?: TravelOptions & { data?: boolean; land?: Landing }): Promise<void>;
    /**
     * Goes to the next (+1) or previous (−1) event, `at` it by default. Postponed and cancelled games have no
     * events. While the clock runs, a step back skips an event reached less than a minute ago (3 seconds of real
     * time at ×60 and ×3,600). Rejects when there is no such event.
     */
    step(direction: 1 | -1, options?: StepOptions): Promise<void>;
    /**
     * Sets the device's clock: `real` is its own time, `server` the world's time (the default), a number is an
     * offset from its own time in ms. Notifies the app, as `poke` does.
     */
    device(mode: DeviceMode): Promise<void>;
    /** The instant in ms that an expression means now. Throws an `Error` in Spanish. */
    resolve(time: Time): number;
    /** Notifies the app as if the user had returned to the tab, so that it refetches. */
    poke(): Promise<void>;
  };
  agenda: {
    /** Events in order of time; all of them without a range (ms, inclusive). */
    list(range?: { from?: number; to?: number; kinds?: AgendaKind[] }): AgendaEvent[];
    /** The event that `clock.step(1)` goes to; null when there is none. */
    next(options?: { kinds?: readonly AgendaKind[] }): AgendaEvent | null;
  };
  world: {
    /** Id of this world on this device, the same in all tabs that share the world; null when storage is blocked. */
    id(): string | null;
    /**
     * Starts a world with a seed, time, persona, faults and first route. Other branches stay. The current branch is
     * renamed to `keepAs`, by default “Antes de empezar de cero”; without `keepAs`, a branch without facts is
     * removed. `inPlace` replaces the current branch, `forget` deletes every branch. Reloads the page.
     */
    begin(beginning: WorldBeginning): Promise<void>;
    /** Starts from a seed with an empty page storage and keeps the previous world as a branch. Reloads the page. */
    reset(seed?: number): Promise<void>;
    /** Logs the page in as a persona. Reloads the page. Rejects on an unknown id. */
    as(personaId: string): Promise<void>;
    /** Changes columns of one row; resolves to the fact's `seq`. Rejects on a column that can't be edited. */
    edit(table: TableName, id: string | number, patch: Record<string, unknown>): Promise<number>;
    /** Reverts an edit, by default the last one; resolves to the new fact's `seq`, or null when there is no edit. */
    undo(seq?: number): Promise<number | null>;
    /** Ends a game with its scheduled result, or with this one; resolves to the fact's `seq`. */
    publish(gameId: string | number, score?: { home: number; away: number }): Promise<number>;
    /**
     * Ends the games of a week that have no result yet, in one fact. Final, postponed and cancelled games don't
     * change. Resolves to the fact's `seq`, or null when no game has to end.
     */
    publishWeek(week: number): Promise<number | null>;
    /** Deletes a row, by default a game; resolves to the fact's `seq`. */
    remove(id: string | number, table?: TableName): Promise<number>;
    /** Ends an account's sessions, as a log-in on another device does; by default those of the current user. */
    revoke(userId?: string | number): Promise<number>;
    /** Deletes an account as an administrator does; by default the current user's. */
    deleteUser(userId?: string | number): Promise<number>;
    /** Confirms an account as a link opened in another browser does. */
    verify(userId: string | number): Promise<number>;
    /** Answers a week's trivia correctly from another device; by default as the current user. */
    answerTrivia(week: number, userId?: string | number): Promise<number>;
    /**
     * Makes the server answer as Laravel does by default (`docs/mock-differences.md`): `rules()` order, `data`
     * wrapper, date casts, Breeze's texts and throttles. Records a fact if the value changes.
     */
    laravel(isOn: boolean): Promise<void>;
    isLaravel(): boolean;
    /** Facts up to the cursor; with `future` those after it too. */
    facts(options?: { future?: boolean }): Fact[];
    cursor(): number;
    /** The same as `clock.now()`. */
    now(): number;
    /** Goes to just after the fact with this `seq`; 0 is the start. Reloads the page. */
    gotoFact(seq: number): Promise<void>;
    /** Hash of seed, players and data: 32 hexadecimal digits, equal for equal worlds on any machine. */
    hash(): Promise<string>;
    /** The world as JSON text, with its format version. */
    export(): string;
    /**
     * Opens an exported world. Existing branches stay; the current one is renamed to “Antes de importar”. Rejects,
     * and changes nothing, when the text is no world, has another version or is too large for the browser's
     * storage. Reloads the page.
     */
    import(text: string): Promise<void>;
    /** The current branch compressed for `#sim?s=`; about 1 kB per 40 facts. */
    pack(): Promise<string>;
    /** Like `import`, for a packed world. The current branch is renamed to `keepAs`, by default “Antes del enlace”. */
    unpack(packed: string, options?: { keepAs?: string }): Promise<void>;
    personas(): (Persona & { password: string })[];
    /** The account whose token the page holds, or null. */
    user(): { id: string; name: string; email: string } | null;
    /** One table with its columns, which of them can be edited, and the values derived at this instant. */
    table(name: TableName | 'ranking'): TableView;
    seed(): number;
    assumptions(): typeof POLICY_NOTES;
  };
  branch: {
    list(): BranchView[];
    /** Starts a branch at the cursor; resolves to its id. */
    create(name?: string): Promise<string>;
    /** Switches to another branch, at the time and fact where it was left. Reloads the page. */
    switch(id: string): Promise<void>;
    rename(id: string, name: string): Promise<void>;
    diff(a: string, b: string): BranchDiff;
  };
  fault: {
    /** Adds a fault; resolves to its id. */
    add(fault: FaultSpec): Promise<string>;
    clear(id?: string): Promise<void>;
    list(): Fault[];
    /** Holds the next call that matches until it is released; resolves to the fault's id. */
    hold(match: string, options?: { times?: number | 'always'; when?: 'before' | 'after' }): Promise<string>;
    /** Resumes the calls held by one fault, or all held calls. */
    release(id?: string): Promise<void>;
    /** Number of calls held by one fault, or by all faults. */
    held(id?: string): number;
    /** The error messages of each endpoint, for the table of faults. */
    messages(): readonly Message[];
  };
  net: {
    /** The last 200 calls, oldest first. */
    log(): LogEntry[];
    pending(): LogEntry[];
    /** Resolves when no call is under way. Held calls don't count. */
    idle(): Promise<void>;
    har(): HarFile;
    /**
     * Repeats a call; resolves to the new log entry, whatever its outcome. Rejects when the call is no longer in
     * the log.
     */
    replay(id: number): Promise<LogEntry>;
    curl(id: number): string;
    clear(): void;
    /** The names that faults match, such as `POST /api/pool/user`. */
    endpoints(): string[];
  };
  mail: {
    /** Oldest first. */
    list(filter?: { to?: string; kind?: Mail['kind'] }): Mail[];
    last(filter?: { to?: string; kind?: Mail['kind'] }): Mail | null;
    /** Expires a code or a link; by default the newest valid one. Rejects when there is none. */
    expire(id?: string): Promise<void>;
  };
  /** Adds a listener; the returned function removes it. */
  on<Name extends keyof SimulatorEvents>(
    event: Name,
    listener: (payload: SimulatorEvents[Name]) => void,
  ): () => void;
  /** Removes faults and holds, sets real speed and the device to the server's time, and notifies the app. */
  restore(): Promise<void>;
  /** Answers a request that came over real HTTP. Rejects where the connection should break. */
  handle(request: Request): Promise<Response>;
  /** Gives the page its own `fetch` and `Date` back. */
  shutdown(): void;
}
