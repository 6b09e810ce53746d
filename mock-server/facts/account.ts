/** An account: registration, codes and links by mail, password, deletion. */
import { createCodeMail, createLinkMail } from '../mail/mails.ts';
import { getTable } from '../models/rows.ts';
import type { UserRow } from '../models/user.ts';
import type { Context } from './context.ts';
import { endSessions, openSession } from './session.ts';

export const accountFacts = {
  register(
    context: Context,
    { user }: { user: Omit<UserRow, 'id' | 'created_at' | 'verified_at' | 'deleted_at'> },
  ) {
    const { schema, at } = context;
    const created = schema.create('user', { ...user, created_at: at, verified_at: null, deleted_at: null });
    sendMail(context, String(created.id), createCodeMail);
  },
  code: (context: Context, { user_id }: { user_id: string }) => sendMail(context, user_id, createCodeMail),
  verify(context: Context, { user_id, mail_id }: { user_id: string; mail_id: string | null }) {
    const { schema, at } = context;
    const user = schema.find('user', user_id);
    user?.update({ verified_at: at });
    // `mail_id` is null for a confirmation in another browser, which opens no session here.
    if (mail_id === null) return;
    schema.find('mail', mail_id)?.update({ used: true });
    if (user) openSession(context, user);
  },
  link: (context: Context, { user_id }: { user_id: string }) => sendMail(context, user_id, createLinkMail),
  password(
    context: Context,
    { user_id, mail_id, password }: { user_id: string; mail_id: string; password: string },
  ) {
    context.schema.find('user', user_id)?.update({ password });
    context.schema.find('mail', mail_id)?.update({ used: true });
    endSessions(context, user_id);
  },
  delete(context: Context, { user_id }: { user_id: string }) {
    context.schema.find('user', user_id)?.update({ deleted_at: context.at });
    endSessions(context, user_id);
  },
};

function sendMail({ schema, seed, at }: Context, user_id: string, create: typeof createCodeMail) {
  const user = schema.find('user', user_id);
  if (!user) return;
  const mail = schema.create('mail', { userId: user.id, created_at: at, used: false, seeded: false });
  const draft = create(user, seed, Number(mail.id), at);
  // A new code or link invalidates the account's previous mails of that kind.
  getTable(schema, 'mails').update({ userId: user.id, kind: draft.kind }, { used: true });
  mail.update(draft);
}
