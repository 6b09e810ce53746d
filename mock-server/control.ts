/**
 * The control API has every member of `window.simulator` except recipes, recorder and coverage. Instants are ms
 * since the epoch and durations are ms. A `Time` may also be an expression (`cierre(5, 1) - 1m`), and a `Duration` may
 * be a text (`2h 30m`). A method that changes the world returns a promise, which resolves when the world is ready
 * and the network is idle; held calls count as idle. The promise of a method that reloads the page never resolves:
 * await `simulator.ready` in the new document. Invalid input rejects with an `Error` whose Spanish message can be
 * shown to users.
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
import type { Duration, Landing, StepOptions, Time, TravelOptions, WorldBeginning } from './options.ts';
import type { SERVER_RULE_NOTES } from './server-rules.ts';

export type { ClockView };

export interface BranchView {
  id: string;
  name: string;
  parent: { branch: string; after: number } | null;
  /**
   * Id of the branch that was current before a new seed, a file or a link started this branch. Switching to the
   * replaced branch is the undo.
   */
  replaced: string | null;
  facts: number;
  cursor: number;
  isCurrent: boolean;
}

export interface SimulatorEvents {
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  travel: { from: number; to: number };
  request: LogEntry;
  change: null;
}

export interface MockControl {
  /** Resolves when the world and the page are ready. Each time jump replaces this promise. */
  readonly ready: Promise<void>;
  clock: {
    now(): number;
    view(): ClockView;
    freeze(): Promise<void>;
    /**
     * `rate` is the number of world ms per real ms, from 0 to 3,600; the default is 1. Rejects a rate outside that
     * range.
     */
    resume(rate?: number): Promise<void>;
    advance(span: Duration, options?: TravelOptions): Promise<void>;
    /**
     * Goes to an instant. A jump back in time also restores the data of that instant and reloads the page, unless
     * `data` is false.
     */
    goto(time: Time, options?: TravelOptions & { data?: boolean; land?: Landing }): Promise<void>;
    /**
     * Goes to the next (+1) or previous (−1) event; `land` sets a minute before or after the event. Postponed and
     * cancelled games have no events. While the clock runs, a step back skips an event that the clock passed less
     * than a minute ago (less than 3 seconds of real time ago at ×60 and ×3,600). Rejects when there is no such
     * event.
     */
    step(direction: 1 | -1, options?: StepOptions): Promise<void>;
    /**
     * Sets the device's clock: `real` is the device's own time, `server` the world's time (the default), and a
     * number an offset from the device's own time in ms. Notifies the app, as `poke` does.
     */
    device(mode: DeviceMode): Promise<void>;
    /**
     * Returns the instant in ms that an expression means at the world's current time. Throws an `Error` in Spanish
     * for an invalid expression.
     */
    resolve(time: Time): number;
    /** Notifies the app as if the user had returned to the tab, so that the app refetches. */
    poke(): Promise<void>;
  };
  agenda: {
    list(range?: { from?: number; to?: number; kinds?: AgendaKind[] }): AgendaEvent[];
    next(options?: { kinds?: readonly AgendaKind[] }): AgendaEvent | null;
  };
  world: {
    /**
     * Id of this world on this device, equal in all tabs that share the world; null when the browser blocks
     * storage.
     */
    id(): string | null;
    /**
     * Starts a world with a seed, time, persona, faults and first route, and reloads the page. The current branch
     * is renamed to `keepAs`, by default “Antes de empezar de cero”; without `keepAs`, a branch without facts is
     * removed. `inPlace` replaces the current branch, and `forget` deletes every branch; otherwise the other
     * branches stay.
     */
    begin(beginning: WorldBeginning): Promise<void>;
    /**
     * Starts a world from a seed with an empty page storage, keeps the previous world as a branch and reloads the
     * page.
     */
    reset(seed?: number): Promise<void>;
    /** Logs the page in as a persona and reloads the page. Rejects an unknown id. */
    as(personaId: string): Promise<void>;
    /** Changes columns of one row; resolves to the fact's `seq`. Rejects a column that can't be edited. */
    edit(table: TableName, id: string | number, patch: Record<string, unknown>): Promise<number>;
    /**
     * Reverts an edit, by default the last edit; resolves to the new fact's `seq`, or to null when there is no
     * edit.
     */
    undo(seq?: number): Promise<number | null>;
    /** Ends a game with `score`, by default with the scheduled result; resolves to the fact's `seq`. */
    publish(gameId: string | number, score?: { home: number; away: number }): Promise<number>;
    /**
     * Ends the games of a week that have no result yet, in one fact. Final, postponed and cancelled games don't
     * change. Resolves to the fact's `seq`, or to null when no game has to end.
     */
    publishWeek(week: number): Promise<number | null>;
    remove(id: string | number, table?: TableName): Promise<number>;
    /**
     * Ends the sessions of an account, as a log-in on another device does; by default the sessions of the current
     * user.
     */
    revoke(userId?: string | number): Promise<number>;
    deleteUser(userId?: string | number): Promise<number>;
    /** Confirms an account, as a confirmation link opened in another browser does: the page stays logged out. */
    verify(userId: string | number): Promise<number>;
    answerTrivia(week: number, userId?: string | number): Promise<number>;
    /**
     * Makes the server answer as Laravel does by default (`docs/mock-differences.md`): `rules()` order, `data`
     * wrapper, date casts, Breeze's texts and throttles. Records a fact if the value changes.
     */
    laravel(isOn: boolean): Promise<void>;
    isLaravel(): boolean;
    facts(options?: { future?: boolean }): Fact[];
    cursor(): number;
    now(): number;
    /** Goes to just after the fact with this `seq` and reloads the page; 0 is the start of the world. */
    gotoFact(seq: number): Promise<void>;
    /** Hash of seed, players and data: 32 hexadecimal digits, equal for equal worlds on any machine. */
    hash(): Promise<string>;
    export(): string;
    /**
     * Opens an exported world and reloads the page. Existing branches stay; the current branch is renamed to “Antes
     * de importar”. Rejects, and changes nothing, when the text is no world, has another version or is too large
     * for the browser's storage.
     */
    import(text: string): Promise<void>;
    pack(): Promise<string>;
    /**
     * Opens a packed world as `import` opens an exported world. The current branch is renamed to `keepAs`, by
     * default “Antes del enlace”.
     */
    unpack(packed: string, options?: { keepAs?: string }): Promise<void>;
    personas(): (Persona & { password: string })[];
    user(): { id: string; name: string; email: string } | null;
    table(name: TableName | 'ranking'): TableView;
    seed(): number;
    assumptions(): typeof SERVER_RULE_NOTES;
  };
  branch: {
    list(): BranchView[];
    create(name?: string): Promise<string>;
    /** Switches to another branch, at the time and fact where the user left that branch, and reloads the page. */
    switch(id: string): Promise<void>;
    rename(id: string, name: string): Promise<void>;
    diff(a: string, b: string): BranchDiff;
  };
  fault: {
    add(fault: FaultSpec): Promise<string>;
    clear(id?: string): Promise<void>;
    list(): Fault[];
    hold(match: string, options?: { times?: number | 'always'; when?: 'before' | 'after' }): Promise<string>;
    /** Resumes the calls held by the fault with this id; without an id, resumes all held calls. */
    release(id?: string): Promise<void>;
    held(id?: string): number;
    messages(): readonly Message[];
  };
  net: {
    log(): LogEntry[];
    pending(): LogEntry[];
    /** Resolves when no call is under way. Held calls don't count as under way. */
    idle(): Promise<void>;
    har(): HarFile;
    /**
     * Repeats a call; resolves to the new log entry, whatever the call's outcome. Rejects when the call is no
     * longer in the log.
     */
    replay(id: number): Promise<LogEntry>;
    curl(id: number): string;
    clear(): void;
    endpoints(): string[];
  };
  mail: {
    list(filter?: { to?: string; kind?: Mail['kind'] }): Mail[];
    last(filter?: { to?: string; kind?: Mail['kind'] }): Mail | null;
    /** Expires a code or a link; by default the newest valid one. Rejects when there is no valid mail. */
    expire(id?: string): Promise<void>;
  };
  on<Name extends keyof SimulatorEvents>(
    event: Name,
    listener: (payload: SimulatorEvents[Name]) => void,
  ): () => void;
  /**
   * Removes faults and holds, sets the clock to real speed and the device to the server's time, and notifies the
   * app.
   */
  restore(): Promise<void>;
  /** Answers a request that came over real HTTP. Rejects where the connection should break. */
  handle(request: Request): Promise<Response>;
  shutdown(): void;
}
