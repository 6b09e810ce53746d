import { findCutCards } from '../../e2e/support/fit.ts';
import { PATHS } from '../../src/lib/routes.ts';
import { HEIGHT, type Run, WIDE } from './run.ts';
import { waitFor } from './session.ts';

const ACCOUNT = [
  PATHS.login,
  PATHS.register,
  PATHS.forgotPassword,
  '/user/change-password/ana%40correo.mx/enlace',
];
const SIDE = 'return Boolean(document.querySelector("[data-cards] > *")?.checkVisibility());';

export async function checkAccountColumns({ note, sites, share }: Run) {
  const session = await share();
  await session.resize(WIDE, HEIGHT);
  for (const path of ACCOUNT) {
    await session.go(`${sites.bridge.origin}/lmx${path}`);
    await waitFor(session, `the cards of ${path}`, SIDE);
    const cut = (await session.run(`return (${findCutCards})();`)) as string[];
    note(`${path} at ${WIDE} px: every card is whole`, cut.join('; ') || null);
  }
}
