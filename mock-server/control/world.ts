import { createMissingRowError } from '../admin/row-names.ts';
import { viewTable } from '../admin/table-view.ts';
import type { MockControl } from '../control.ts';
import { PERSONAS } from '../fixtures/personas.ts';
import { copyWithoutPage } from '../history/facts.ts';
import { PackTooLarge, packText, unpackText } from '../lib/codec.ts';
import { hashText, toCanonicalJson } from '../lib/hash.ts';
import { findRecord, getRecords } from '../models/records.ts';
import type { UserRow } from '../models/rows.ts';
import { type PageState, TOKEN_KEY } from '../page/page-adapter.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import type { MockRuntime } from '../runtime.ts';
import { SERVER_RULE_NOTES } from '../server-rules.ts';
import { SETTINGS } from '../settings.ts';
import { MAX_WORLD_LENGTH, readWorld, saveWorld, slimWorld, TOO_LARGE } from '../travel/saved-world.ts';
import { checkRate, resolveTime } from './clock.ts';

export function createWorldControl(runtime: MockRuntime): MockControl['world'] {
  const { world, pageAdapter, transitions, commands, admin, device } = runtime;
  const { schema } = world;
  const change = async <Result>(work: () => Result) => {
    const result = await runtime.exclusive(work);
    await transitions.whenIdle();
    return result;
  };

  function getCurrentUser(): UserRow | null {
    const token = pageAdapter.snapshot().storage[TOKEN_KEY];
    const session = getRecords(schema, 'sessions').findLast((row) =>
      token === undefined ? !row.revoked : row.token === token,
    );
    return session ? findRecord(schema, 'users', session.userId) : null;
  }
  const userOr = (id: string | number | undefined) => {
    const found = id ?? getCurrentUser()?.id;
    if (found === undefined) throw new Error('No hay nadie con sesión: di de quién.');
    return found;
  };
  const checkUser = (id: string | number) => {
    if (!findRecord(schema, 'users', id)) throw createMissingRowError('users', id);
  };
  const isLaravel = () => schema.first('setting')?.isLaravel ?? false;
  const saved = (arrival: PageState | null = null) => saveWorld(world, device.mode(), arrival);

  return {
    id: () => runtime.worldId,
    saveProblem: () => runtime.saveProblem(),
    async begin({ at, ...beginning }) {
      if (beginning.rate !== undefined) checkRate(beginning.rate);
      await commands.begin({ ...beginning, ...(at !== undefined && { at: () => resolveTime(runtime, at) }) });
    },
    reset: (seed) => commands.begin(seed === undefined ? {} : { seed }),
    as: (id) => commands.become(id),
    edit: (table, id, patch) => change(() => admin.edit(table, id, patch)),
    undo: (seq) => change(() => admin.undo(seq)),
    canUndo: () => admin.canUndo(),
    publish: (id, score) => change(() => admin.publish(id, score)),
    publishWeek: (week) => change(() => admin.publishWeek(week)),
    remove: (id, table = 'games') => change(() => admin.remove(table, id)),
    revoke: (id) => change(() => admin.revoke(userOr(id))),
    deleteUser: (id) => change(() => admin.deleteUser(userOr(id))),
    verify: (id) =>
      change(() => {
        checkUser(id);
        return world.commit('verify', { user_id: String(id), mail_id: null }, 'other-device').seq;
      }),
    answerTrivia: (week, id) =>
      change(() => {
        const trivia = getRecords(schema, 'trivias').find((row) => row.weekId === String(week));
        if (!trivia) throw new Error(`La jornada ${week} no tiene trivia.`);
        const user_id = String(userOr(id));
        checkUser(user_id);
        const answers = schema.where('answer', { userId: user_id, triviaId: trivia.id }).models;
        if (answers.some((row) => !isFutureSeedRow(row, world.now())))
          throw new Error(`Esa cuenta ya contestó la trivia de la jornada ${week}.`);
        const payload = { user_id, trivia_id: trivia.id, answer: trivia.correct, is_correct: true };
        return world.commit('trivia', payload, 'other-device').seq;
      }),
    laravel: (isOn) =>
      change(() => {
        if (isOn !== isLaravel()) world.commit('laravel', { isOn }, 'panel');
      }),
    isLaravel,
    facts: ({ future = false } = {}) =>
      (future ? world.timeline.current().facts : world.timeline.applied()).map(copyWithoutPage),
    now: () => world.now(),
    cursor: () => world.timeline.current().cursor,
    gotoFact: (seq) => commands.gotoFact(seq),
    async hash() {
      const { seed, players } = world.settings;
      return hashText(toCanonicalJson({ seed, players, ...world.data.tables() }));
    },
    export: () => JSON.stringify(saved(pageAdapter.snapshot()), null, 1),
    import: async (text) => commands.load(readWorld(text), 'Antes de importar'),
    pack: () => packText(JSON.stringify(slimWorld(structuredClone(saved()), pageAdapter.snapshot()))),
    async unpack(packed, { keepAs = 'Antes del enlace' } = {}) {
      const text = await unpackText(packed, MAX_WORLD_LENGTH).catch((error: unknown) => {
        throw new Error(error instanceof PackTooLarge ? TOO_LARGE : 'El enlace está cortado o dañado.');
      });
      await commands.load(readWorld(text), keepAs);
    },
    personas: () => PERSONAS.map((persona) => ({ ...persona, password: SETTINGS.password })),
    user() {
      const user = getCurrentUser();
      return user && { id: user.id, name: user.name, email: user.email };
    },
    table: (name) => viewTable(world, name),
    seed: () => world.settings.seed,
    assumptions: () => SERVER_RULE_NOTES,
  };
}
