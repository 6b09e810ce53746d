import { PERSONAS } from '../fixtures/personas.ts';
import { listMails } from '../mail/mails.ts';
import { findRecord, getRecords } from '../models/index.ts';
import { type PageState, TOKEN_KEY, VERIFICATION_KEY } from '../page/page-adapter.ts';
import type { Change } from './facts.ts';
import type { World } from './world.ts';

export function becomePersona(world: World, id: string): PageState {
  const persona = PERSONAS.find((known) => known.id === id);
  if (!persona) {
    throw new Error(`No existe la persona ${id}. Hay: ${PERSONAS.map((known) => known.id).join(', ')}.`);
  }
  world.commit('persona', { id }, 'panel');
  const user = getRecords(world.schema, 'users').findLast((row) => row.email === persona.email);
  if (!user) return { storage: {}, route: '/' };
  if (user.deleted_at !== null) return { storage: {}, route: '/user/login' };
  if (user.verified_at === null) {
    const codes = listMails(world, { to: user.email, kind: 'code' });
    if (codes.at(-1)?.state !== 'alive') world.commit('code', { user_id: user.id }, 'panel');
    return {
      storage: { [VERIFICATION_KEY]: JSON.stringify({ nav: 'coac', email: user.email }) },
      route: '/user/confirm-account',
    };
  }
  world.commit('login', { user_id: user.id }, 'panel');
  const session = getRecords(world.schema, 'sessions').at(-1);
  if (persona.elsewhere && session) {
    world.commit('login', { user_id: user.id, device: 'otro celular' }, 'other-device');
    const changes: Change[] = [
      { table: 'sessions', id: session.id, patch: { revoked: true }, before: { revoked: false } },
    ];
    world.commit('edit', { label: 'Sesión abierta en otro dispositivo', changes }, 'other-device');
  }
  return { storage: { [TOKEN_KEY]: session?.token ?? '' }, route: '/games' };
}

export function guessPage(world: World): PageState {
  let opened = 0;
  let mine: string | null = null;
  for (const fact of world.timeline.applied()) {
    const opens = fact.kind === 'login' || (fact.kind === 'verify' && fact.payload.mail_id !== null);
    if (opens) opened += 1;
    if (opens && !(fact.kind === 'login' && fact.payload.device)) mine = String(opened);
    if (fact.kind === 'logout' && fact.payload.session_id === mine) mine = null;
    if (fact.kind === 'persona') mine = null;
  }
  const session = mine === null ? null : findRecord(world.schema, 'sessions', mine);
  return session ? { storage: { [TOKEN_KEY]: session.token }, route: '/games' } : { storage: {}, route: '/' };
}
