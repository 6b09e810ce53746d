/** Log-ins, log-outs, and the persona that uses the page. */

import { createRandomHex } from '../lib/random.ts';
import type { ModelOf } from '../models/index.ts';
import { getTable } from '../models/rows.ts';
import { isInThrottleWindow } from '../rules/login-throttle.ts';
import { SALTS } from '../salts.ts';
import type { Context } from './context.ts';

export const sessionFacts = {
  login(context: Context, { user_id }: { user_id: string; device?: string }) {
    const user = context.schema.find('user', user_id);
    if (!user) return;
    openSession(context, user);
    context.schema.where('failedLogin', { email: user.email }).destroy();
  },
  'login-failed'({ schema, at }: Context, { email }: { email: string }) {
    if (!schema.first('setting')?.isLaravel) return;
    const failed = schema.findBy('failedLogin', { email });
    if (failed && isInThrottleWindow(failed, at)) failed.update({ count: failed.count + 1 });
    else {
      failed?.destroy();
      schema.create('failedLogin', { email, since: at, count: 1 });
    }
  },
  logout({ schema }: Context, { session_id }: { session_id: string }) {
    schema.find('session', session_id)?.update({ revoked: true });
  },
  persona(_context: Context, _payload: { id: string }) {},
};

export function openSession({ schema, seed, at }: Context, user: ModelOf<'user'>) {
  const session = schema.create('session', { userId: user.id, created_at: at, revoked: false });
  const secret = createRandomHex(40, seed, SALTS.token, Number(session.id), Number(user.id));
  session.update({ token: `${session.id}|${secret}` });
}

export const endSessions = ({ schema }: Context, userId: string) =>
  getTable(schema, 'sessions').update({ userId }, { revoked: true });
