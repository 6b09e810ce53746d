/**
 * The control API: the members of `window.simulator` that control the world and its network. `Simulator`
 * (`devtools/api/simulator.ts`) extends it, for example by links and recipes. Instants are ms since the epoch and
 * durations are ms. A `Time` may also be an expression (`cierre(5, 1) - 1m`), and a `Duration` may be a text (`2h
 * 30m`). A method that changes the world returns a promise, which resolves when the world is ready and the network
 * is idle; held calls count as idle. The promise of a method that reloads the page never resolves: await
 * `simulator.ready` in the new document. Invalid input rejects (in a synchronous method: throws) with an `Error`
 * whose Spanish message can be shown to users.
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
   * Id of the branch that was current before `begin`, `reset`, `import` or `unpack` started this branch; switching
   * to it undoes that change. If the current branch was removed, it is the id of the branch that it had replaced.
   * Null for other branches, and when the replaced branch is no longer in the list.
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
  /**
   * Resolves when the world and the page are ready. Each time jump, and each change that reloads the page, replaces
   * this promise.
   */
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
     * Goes to an instant, or to a minute before or after it (`land`). A jump back also restores the data of that
     * instant and reloads the page; with `data: false` it changes only the clock. A jump forward applies again the
     * facts that an earlier jump back had undone, up to that instant, and reloads the page if they had changed its
     * storage, unless it is `silent`.
     */
    goto(time: Time, options?: TravelOptions & { data?: boolean; land?: Landing }): Promise<void>;
    /**
     * Goes to the next (+1) or previous (−1) event of the `kinds`, by default cut-off, kick-off and final; `land`
     * sets a minute before or after the event. Skips events with `isCalledOff`. While the clock runs, a step back
     * also skips the event that the clock has just passed: less than a minute of world time ago or, at rates above
     * 20, less than 3 seconds of real time ago. Rejects when there is no such event.
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
     * Id of this world on this device, equal in all tabs that share the world; null without `persist` and when the
     * browser blocks storage.
     */
    id(): string | null;
    /**
     * Why a reload loses the world: the browser blocks storage (the whole world), or has no space (everything since
     * the last save). Null when the world is saved, and without `persist`.
     */
    saveProblem(): 'blocked' | 'full' | null;
    /**
     * Starts a world with the given seed, players, time, persona, Laravel setting, faults, rate, device clock and
     * first route, and reloads the page. The current branch stays and is renamed to `keepAs`, by default “Antes de
     * empezar de cero”, unless the user has named it. With `inPlace`, or when it has no facts, it is deleted; but not
     * if the user has named it or another branch started from it. With `forget`, all earlier branches are deleted.
     */
    begin(beginning: WorldBeginning): Promise<void>;
    /**
     * Starts a world from a seed, by default the current seed, with an empty page storage, and reloads the page. A
     * previous branch with facts stays in the list.
     */
    reset(seed?: number): Promise<void>;
    /**
     * Changes to a persona and reloads the page: logged in, logged out (`visitante` and the deleted account), or at
     * the confirmation of the unverified account. Rejects an unknown id.
     */
    as(personaId: string): Promise<void>;
    /**
     * Changes columns of one row; resolves to the fact's `seq`. Rejects an unknown table or row, a column that can't
     * be edited, a value of a wrong type and the id of an unknown row.
     */
    edit(table: TableName, id: string | number, patch: Record<string, unknown>): Promise<number>;
    /**
     * Reverts the edit with this `seq`, by default the last edit that is no undo and was not undone. Resolves to
     * the new fact's `seq`, or to null when there is no such edit. Rejects an edit that was already undone.
     */
    undo(seq?: number): Promise<number | null>;
    /** Whether `undo` without a `seq` would revert an edit. */
    canUndo(): boolean;
    /** Ends a game with `score`, by default with the goals of its row; resolves to the fact's `seq`. */
    publish(gameId: string | number, score?: { home: number; away: number }): Promise<number>;
    /**
     * Ends the games of a week that have no result yet, in one fact. Final, postponed, cancelled and unpublished
     * games don't change. Resolves to the fact's `seq`, or to null when no game has to end.
     */
    publishWeek(week: number): Promise<number | null>;
    remove(id: string | number, table?: TableName): Promise<number>;
    /** Ends all open sessions of an account, by default of the current user. The fact's author is `other-device`. */
    revoke(userId?: string | number): Promise<number>;
    deleteUser(userId?: string | number): Promise<number>;
    /**
     * Confirms an account as a confirmation in another browser does: no session starts, so the page stays logged
     * out.
     */
    verify(userId: string | number): Promise<number>;
    /**
     * Answers the trivia of a week correctly on another device. Rejects for a week without a trivia, an unknown account
     * and an account that has answered.
     */
    answerTrivia(week: number, userId?: string | number): Promise<number>;
    /**
     * True makes the server answer as Laravel does by default (`docs/mock-differences.md`): `rules()` order, `data`
     * wrapper, date casts, Breeze's texts and log-in throttle. False returns to the contract. Records a fact if the
     * value changes.
     */
    laravel(isOn: boolean): Promise<void>;
    isLaravel(): boolean;
    facts(options?: { future?: boolean }): Fact[];
    cursor(): number;
    now(): number;
    /**
     * Goes to just after the fact with this `seq` and reloads the page; 0 is the start of the world. Rejects an
     * unknown `seq`.
     */
    gotoFact(seq: number): Promise<void>;
    /**
     * Hash of the seed, the number of simulated players and all tables: 32 hexadecimal digits, equal for equal
     * worlds on any machine.
     */
    hash(): Promise<string>;
    export(): string;
    /**
     * Opens an exported world and reloads the page. Existing branches stay; the current branch is renamed to
     * “Antes de importar”, or deleted, as by `begin`. Rejects, and changes nothing, when the text is no valid world or has another version,
     * other season data or facts that don't apply, or when the world is too large for the simulator or for the
     * browser's storage.
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
    /**
     * Switches to another branch and reloads the page. The branch has the time and the cursor at which the user
     * left it. If the user left it through a change after a jump back, all its facts apply. Does nothing for the
     * current branch.
     */
    switch(id: string): Promise<void>;
    /** Imports, links and recipes keep the name that a branch has from `rename` or `create`. */
    rename(id: string, name: string): Promise<void>;
    /** Deletes a branch. Rejects the current branch and an unknown id. */
    remove(id: string): Promise<void>;
    /** Name of the branch that `restore` adds again; null when nothing was deleted in this document. */
    removed(): string | null;
    /**
     * Adds the last deleted branch again, and then the one deleted before it. Works until the page reloads. A name
     * that is taken gets a number.
     */
    restore(): Promise<void>;
    diff(a: string, b: string): BranchDiff;
  };
  fault: {
    add(fault: FaultSpec): Promise<string>;
    clear(id?: string): Promise<void>;
    list(): Fault[];
    hold(match: string, options?: { times?: number | 'always'; when?: 'before' | 'after' }): Promise<string>;
    /**
     * Resumes the calls held by the fault with this id; without an id, resumes all held calls. A call with a
     * `timeout` fault stays without a response.
     */
    release(id?: string): Promise<void>;
    held(id?: string): number;
    messages(): readonly Message[];
  };
  net: {
    log(): LogEntry[];
    pending(): LogEntry[];
    /**
     * Resolves when no time jump and no call is under way. Held calls, and calls that a `timeout` fault leaves
     * without a response, don't count as under way.
     */
    idle(): Promise<void>;
    har(): HarFile;
    /**
     * Repeats a call; resolves to the new log entry when the call has ended, whatever its outcome. Rejects when the
     * repeated call is no longer in the log.
     */
    replay(id: number): Promise<LogEntry>;
    curl(id: number): string;
    clear(): void;
    endpoints(): string[];
  };
  mail: {
    list(filter?: { to?: string; kind?: Mail['kind'] }): Mail[];
    last(filter?: { to?: string; kind?: Mail['kind'] }): Mail | null;
    /**
     * Expires a code or a link; by default the newest valid one. Rejects when there is no valid mail, and an unknown
     * id.
     */
    expire(id?: string): Promise<void>;
  };
  on<Name extends keyof SimulatorEvents>(
    event: Name,
    listener: (payload: SimulatorEvents[Name]) => void,
  ): () => void;
  /**
   * Removes all faults, releases held calls, sets the clock to real speed and the device to the server's time, and
   * notifies the app.
   */
  restore(): Promise<void>;
  /** Answers a request that came over real HTTP. Rejects where the connection should break. */
  handle(request: Request): Promise<Response>;
  shutdown(): void;
}
