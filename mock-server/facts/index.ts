/**
 * The facts of the game: one reducer for each kind, with the type of the fact's payload. A reducer reads no clock: the
 * only time that it uses is the fact's `at`.
 */
import type { EnginePayloads, FactOf } from '../engine/facts.ts';
import { accountFacts } from './account.ts';
import { editFacts } from './edit.ts';
import { sessionFacts } from './session.ts';
import { settingFacts } from './setting.ts';
import { ticketFacts } from './tickets.ts';

export const facts = { ...accountFacts, ...sessionFacts, ...ticketFacts, ...editFacts, ...settingFacts };

export type FactPayloads = { [Kind in keyof typeof facts]: Parameters<(typeof facts)[Kind]>[1] };
type AllPayloads = FactPayloads & EnginePayloads;

export type Fact = FactOf<AllPayloads>;
export type FactKind = keyof AllPayloads;
