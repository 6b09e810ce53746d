import type { BackEnd } from '../back-end.ts';
import { listMails, type MailFilter } from '../mail/mails.ts';
import { createRowChange } from './edits.ts';

export function createMailControl({ world, change }: BackEnd) {
  const list = (filter?: MailFilter) => listMails(world.schema, world.now(), filter);
  return {
    list,
    last: (filter?: MailFilter) => list(filter).at(-1) ?? null,
    /** Expires a code or a link, by default the newest valid one. Rejects an unknown id, and when none is valid. */
    async expire(id?: string) {
      const mail = id ?? list().findLast(({ state }) => state === 'alive')?.id;
      if (mail === undefined) throw new Error('No hay ningún correo vigente.');
      await change(() => {
        const expiry = createRowChange(world, 'mails', mail, { expires_at: world.now() });
        world.commit('edit', { label: `Vencer correo ${mail}`, changes: [expiry] }, 'panel');
      });
    },
  };
}
