// @vitest-environment jsdom
/** The draft of a recorded session, played in jsdom as it was recorded in a browser. */
import { playAll } from './play-all.ts';
import { recordedSession } from './recorded-session.ts';

playAll([recordedSession]);
