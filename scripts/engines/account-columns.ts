/** The two columns of the account pages, whose cards decide how wide the first is. */
import { findCutCards } from '../../e2e/support/fit.ts';
import { PATHS } from '../../src/lib/paths.ts';
import type { Run } from './run.ts';
import { type Session, waitFor } from './session.ts';

const ACCOUNT = [
  PATHS.login,
  PATHS.register,
  PATHS.forgotPassword,
  '/user/change-password/ana%40correo.mx/enlace',
];
const SIDE = 'return Boolean(document.querySelector("[data-cards] > *")?.checkVisibility());';

/** Looks at them at 1280 px. */
export async function checkAccountColumns({ note, sites }: Run, session: Session) {
  await session.resize(1280, 1000);
  for (const path of ACCOUNT) {
    await session.go(`${sites.bridge.origin}/lmx${path}`);
    await waitFor(session, `the cards of ${path}`, SIDE);
    const cut = (await session.run(`return (${findCutCards})();`)) as string[];
    note(`${path} at 1280 px: every card is whole`, cut.join('; ') || null);
  }
}
