// @vitest-environment jsdom
import { playAll } from './play-all.ts';
import { recordedSession } from './recorded-session.ts';

playAll([recordedSession]);
