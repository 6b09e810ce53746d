import { viewTable } from '../admin/tables.ts';
import { resolveExpression } from '../agenda/agenda.ts';
import type { DeviceMode } from '../catalogue/clock.ts';
import type { FaultSpec } from '../catalogue/fault.ts';
import { DEFAULT_DEVICE } from '../engine/clock/clock.ts';
import { createRootBranch } from '../engine/history/branches.ts';
import { copyWithoutPage } from '../engine/history/facts.ts';
import { hideWorld, showPage } from '../engine/history/private-world.ts';
import {
  loadWorld,
  MAX_WORLD_LENGTH,
  readWorld,
  saveWorld,
  slimWorld,
} from '../engine/history/saved-world.ts';
import { copyDrafts, type PageState, TOKEN_KEY, VERIFICATION_KEY } from '../engine/page/page-adapter.ts';
import { getPersonaUserId, PASSWORD, PERSONAS, type Persona } from '../fixtures/personas.ts';
import { packText, unpackText } from '../lib/codec.ts';
import { hashText, toCanonicalJson } from '../lib/hash.ts';
import { showContacts } from '../lib/private-text.ts';
import { isSeed, MAX_SEED } from '../lib/random.ts';
import { listMails } from '../mail/mails.ts';
import { findRecord, getRecords, isFutureSeedRow, type TableName, type UserRow } from '../models/index.ts';
import type { MockRuntime } from '../runtime.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { checkDevice, checkRate, type Time } from './clock.ts';
import { createCurrentUser } from './current-user.ts';
import { createChange, createEditControl, getRow, type Id } from './edits.ts';

export interface WorldBeginning {
  seed?: number;
  at?: Time;
  as?: string;
  faults?: readonly FaultSpec[];
  laravel?: boolean;
  rate?: number;
  device?: DeviceMode;
  route?: string;
  previousName?: string;
  inPlace?: boolean;
  onlyBranch?: boolean;
}

export function createWorldControl(runtime: MockRuntime, isPersisted = false) {
  const { world, pageAdapter, device, persistence, faults, change } = runtime;
  const { schema, timeline, clock } = world;

  const { getCurrentUser, getPersonaId, getUserId } = createCurrentUser(runtime);
  const isLaravel = () => schema.first('setting')?.isLaravel ?? false;
  const getSavedWorld = (arrival: PageState | null = null) => saveWorld(world, device.mode(), arrival);

  /** Returns the account of a persona, also when its e-mail was changed, or was registered again after a deletion. */
  function findAccount({ id, name, email }: Persona): UserRow | null {
    const userId = getPersonaUserId(id);
    if (userId === null) return null;
    const own = findRecord(schema, 'users', userId);
    if (own && own.deleted_at === null) return own;
    const account = getRecords(schema, 'users').findLast((row) => row.email === email) ?? own;
    if (!account) throw new Error(`La cuenta de ${name} ya no existe en este mundo.`);
    return account;
  }

  function becomePersona(id: string): PageState {
    const persona = PERSONAS.find((known) => known.id === id);
    if (!persona)
      throw new Error(`No existe la persona ${id}. Hay: ${PERSONAS.map((known) => known.id).join(', ')}.`);
    world.commit('persona', { id }, 'panel');
    const user = findAccount(persona);
    if (!user) return { storage: {}, route: '/' };
    if (user.deleted_at !== null) return { storage: {}, route: '/user/login' };
    if (user.verified_at === null) {
      const codes = listMails(world, { to: user.email, kind: 'code' });
      if (codes.at(-1)?.state !== 'alive') world.commit('code', { user_id: user.id }, 'panel');
      const verification = JSON.stringify({ nav: 'coac', email: user.email });
      return { storage: { [VERIFICATION_KEY]: verification }, route: '/user/confirm-account' };
    }
    world.commit('login', { user_id: user.id }, 'panel');
    const session = getRecords(schema, 'sessions').at(-1);
    if (persona.elsewhere && session) {
      world.commit('login', { user_id: user.id, device: 'otro celular' }, 'other-device');
      const changes = [createChange(schema, 'sessions', session.id, { revoked: true })];
      world.commit('edit', { label: 'Sesión abierta en otro dispositivo', changes }, 'other-device');
    }
    return { storage: { [TOKEN_KEY]: session?.token ?? '' }, route: '/games' };
  }

  async function begin({ at, as, rate = 1, ...how }: WorldBeginning): Promise<void> {
    checkRate(rate);
    checkDevice(how.device ?? DEFAULT_DEVICE);
    await runtime.jump(() => {
      const branch = timeline.current();
      const { seed = branch.seed, previousName = 'Antes de empezar de cero', inPlace } = how;
      if (!isSeed(seed))
        throw new Error(`El número del mundo es un entero de 0 a ${MAX_SEED.toLocaleString('es-MX')}.`);
      runtime.leaveBranch(true);
      const root = { seed, players: branch.players, start: branch.start };
      if (how.onlyBranch) timeline.load([createRootBranch(root)], 'A');
      else timeline.startOver(root, { previousName, inPlace });
      world.reload();
      clock.set(branch.start, rate);
      if (at !== undefined) clock.set(Math.round(resolveExpression(at, world)));
      device.set(how.device ?? DEFAULT_DEVICE);
      const arrival = as === undefined ? { storage: {}, route: '/' } : becomePersona(as);
      if (how.laravel) world.commit('laravel', { isOn: true }, 'recipe');
      for (const spec of how.faults ?? []) faults.add(spec, 'recipe');
      return { ...arrival, route: how.route ?? arrival.route };
    });
  }

  const load = (text: string, previousName: string) => {
    const loaded = readWorld(text);
    return runtime.jump(() => {
      runtime.leaveBranch(true);
      const before = [...timeline.branches()];
      const { id } = timeline.current();
      loadWorld(world, loaded, false);
      timeline.importBranches(before, id, previousName);
      device.set(loaded.device);
      const page = showPage(loaded.arrival ?? runtime.getArrival(), world);
      const last = timeline.current().facts[timeline.current().cursor - 1];
      if (last?.page) last.page = page;
      return page;
    });
  };

  return {
    /**
     * Returns the world's id in this browser, equal in all tabs that share the world; null without `persist` and when
     * the browser blocks storage.
     */
    id: () => persistence.worldId,
    /**
     * Returns why a reload loses the world: the browser blocks storage (the whole world), or has no space (everything
     * since the last save). Null when the world is saved, and without `persist`.
     */
    saveProblem(): 'blocked' | 'full' | null {
      if (isPersisted && persistence.worldId === null) return 'blocked';
      return persistence.isFull() ? 'full' : null;
    },
    /**
     * Returns the saved texts of this world that couldn't be opened, or only with other values: each with its id, the
     * reason in Spanish, and whether this document has found it (`isNew`).
     */
    copies: () => persistence.copies(),
    /** Deletes one of the kept copies of unreadable saved worlds (`copies`). */
    discardCopy: (id: string) => persistence.discardCopy(id),
    /**
     * Starts a world with the given seed, time, persona, Laravel setting, faults, rate, device clock and first route,
     * and reloads the page. The current branch stays and is renamed to `previousName`, by default “Antes de empezar de
     * cero”, unless the user has named it. With `inPlace`, or when it has no facts, it is deleted; but not if the user
     * has named it or another branch started from it. With `onlyBranch`, all earlier branches are deleted.
     */
    begin,
    /**
     * Starts a world from a seed, by default the current seed, with an empty page storage, and reloads the page. The
     * current branch stays in the list if it has facts.
     */
    reset: (seed?: number) => begin({ seed }),
    /**
     * Changes to a persona and reloads the page: logged in, logged out (`visitante` and the deleted account), or at
     * the confirmation of the unverified account. Rejects an unknown id.
     */
    as: (id: string) => runtime.jump(() => copyDrafts(becomePersona(id), pageAdapter.snapshot())),
    ...createEditControl(runtime, getUserId),
    /** Confirms an account as if in another browser: no session starts, so the page stays logged out. */
    verify: (id: Id) =>
      change(() => {
        getRow(schema, 'users', id);
        return world.commit('verify', { user_id: String(id), mail_id: null }, 'other-device').seq;
      }),
    /**
     * Answers the trivia of a week correctly on another device, by default for the current user. Rejects a week without
     * a trivia, an unknown account and an account that has answered.
     */
    answerTrivia: (week: number, id?: Id) =>
      change(() => {
        const trivia = getRecords(schema, 'trivias').find((row) => row.weekId === String(week));
        if (!trivia) throw new Error(`La jornada ${week} no tiene trivia.`);
        const user_id = String(getUserId(id));
        getRow(schema, 'users', user_id);
        const answers = schema.where('answer', { userId: user_id, triviaId: trivia.id }).models;
        if (answers.some((row) => !isFutureSeedRow(row, world.now())))
          throw new Error(`Esa cuenta ya contestó la trivia de la jornada ${week}.`);
        const payload = { user_id, trivia_id: trivia.id, answer: trivia.correct, is_correct: true };
        return world.commit('trivia', payload, 'other-device').seq;
      }),
    /**
     * True makes the server answer as Laravel does by default (`docs/mock-differences.md`): `rules()` order, `data`
     * wrapper, date casts, Breeze's texts and log-in throttle. False returns to the contract. Records a fact if the
     * value changes.
     */
    laravel: (isOn: boolean) =>
      change(() => {
        if (isOn !== isLaravel()) world.commit('laravel', { isOn }, 'panel');
      }),
    isLaravel,
    facts: ({ future = false } = {}) =>
      (future ? world.timeline.current().facts : world.timeline.applied()).map(copyWithoutPage),
    now: () => world.now(),
    cursor: () => world.timeline.current().cursor,
    /** Goes to just after a fact and reloads the page; `seq` 0 is the start of the world. Rejects an unknown `seq`. */
    gotoFact: (seq: number) =>
      runtime.jump(() => {
        const { facts, start } = timeline.current();
        if (!Number.isInteger(seq) || seq < 0 || seq > facts.length)
          throw new Error(`No existe el hecho ${seq}: hay ${facts.length}.`);
        return runtime.goToCursor(seq, facts[seq - 1]?.at ?? start);
      }),
    /**
     * Resolves to a hash of the seed, the number of simulated players and all tables: 32 hexadecimal digits, equal for
     * equal worlds on any machine.
     */
    async hash() {
      const { seed, players } = timeline.current();
      return hashText(toCanonicalJson({ seed, players, ...world.tables() }));
    },
    export: () => JSON.stringify(getSavedWorld(pageAdapter.snapshot()), null, 1),
    /**
     * Opens an exported world and reloads the page. Existing branches stay; the current branch is renamed to
     * “Antes de importar”, or deleted, as by `begin`. Rejects, and changes nothing, when the text is no valid world
     * or has another version, other season data or facts that don't apply, or when the world is too large for the
     * simulator or for the browser's storage.
     */
    import: async (text: string) => load(text, 'Antes de importar'),
    /** With `isPrivate`, nobody can be identified by the link: e-mails, phone numbers and names are replaced. */
    pack({ isPrivate = false } = {}) {
      const slim = slimWorld(getSavedWorld(), pageAdapter.snapshot());
      return packText(JSON.stringify(isPrivate ? hideWorld(slim, world) : slim));
    },
    /**
     * Opens a packed world as `import` opens an exported world. The current branch is renamed to `previousName`, by
     * default “Antes del enlace”.
     */
    async unpack(packed: string, { previousName = 'Antes del enlace' } = {}) {
      const text = await unpackText(packed, MAX_WORLD_LENGTH).catch(() => {
        throw new Error('El enlace está cortado o dañado.');
      });
      await load(showContacts(text), previousName);
    },
    /** Returns the personas, each with the present e-mail of its account. */
    personas: () =>
      PERSONAS.map((persona) => ({
        ...persona,
        email: findRecord(schema, 'users', getPersonaUserId(persona.id) ?? '')?.email ?? persona.email,
        password: PASSWORD,
      })),
    user() {
      const user = getCurrentUser();
      return user && { id: user.id, name: user.name, email: user.email };
    },
    /**
     * Returns the id of the persona that is using the page, `visitante` when nobody has logged in; null for an account
     * that is no persona's.
     */
    persona: getPersonaId,
    table: (name: TableName | 'ranking') => viewTable(world, name),
    seed: () => world.seed(),
    /** Returns the server's decisions where the API contract is open. Durations are in ms unless the name says otherwise. */
    assumptions: () => SERVER_RULES,
  };
}
