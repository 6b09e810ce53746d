/** What the recorder is told of this game. */
import { toRoute } from '../../mock-server/catalogue/address.ts';
import { disguisePassword } from '../../mock-server/catalogue/disguised-password.ts';
import { invent } from '../../mock-server/lib/private-text.ts';
import { redact } from '../lib/redact.ts';
import type { AppRecording } from '../player/app.ts';
import { APP_PAGE } from './app-page.ts';
import { describeCalls } from './control-calls.ts';
import { describeScore } from './describe-score.ts';
import { findMissing } from './find-missing.ts';
import { describeWorld } from './recorded-world.ts';
import { RECORDING_WORDS } from './recording-words.ts';
import { toTimeExpression } from './time-expression.ts';

/** The goals of a score have two digits at most. Any other text may identify the person who tests the real server. */
const MAX_HARMLESS_LENGTH = 2;

const hideTyped = (text: string) => (text.length > MAX_HARMLESS_LENGTH ? invent(text) : text);

export const APP_RECORDING: AppRecording = {
  ...RECORDING_WORDS,
  page: APP_PAGE,
  getRoute: () => toRoute(location.pathname),
  describeWorld,
  toTimeExpression,
  describeSetting: describeScore,
  toTypedText({ isReal, mail }, text) {
    if (isReal) return hideTyped(text);
    const code = mail.last({ kind: 'code' });
    return code && code.secret === text ? { mail: 'code', to: code.to } : text;
  },
  // The password of the personas is public.
  toPassword: ({ world }, text) =>
    world.personas().some(({ password }) => password === text) ? text : disguisePassword(text),
  toRouteReference({ isReal, mail }, route) {
    if (isReal) return redact(route);
    const link = mail
      .list({ kind: 'link' })
      .findLast(({ path }) => path !== null && decodeURI(path) === decodeURI(route));
    return link ? { mail: 'link', to: link.to } : route;
  },
  describeCalls,
  findMissing,
};
