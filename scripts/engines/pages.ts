import { NEW_PASSWORD_PAGE, PLAYER_PAGES, VISITOR_PAGES } from '../../e2e/support/pages.ts';
import { ANA } from '../../e2e/support/player.ts';
import { PATHS } from '../../src/lib/routes.ts';
import { HEIGHT, type Run, WIDE } from './engine.ts';
import { type BrowserSession, press, waitFor, write } from './session.ts';
import { checkView, openUrl } from './view.ts';

const SCRIPT_DRAWN = [PATHS.login, PATHS.forgotPassword, NEW_PASSWORD_PAGE, '/no-existe'];
const VISITOR = [...VISITOR_PAGES, PATHS.confirmAccount];

export async function checkColdVisits(run: Run) {
  for (const path of run.isSmoke ? [PATHS.login] : SCRIPT_DRAWN) {
    const session = await run.start();
    await session.resize(WIDE, HEIGHT);
    await openUrl(session, `${run.sites.bridge.origin}/lmx${path}`);
    await checkView(run, session, `cold visit to ${path}`);
    await session.close();
  }
}

async function checkPages(run: Run, session: BrowserSession, paths: readonly string[]) {
  for (const width of run.isSmoke ? [session.narrowest] : [session.narrowest, WIDE]) {
    await session.resize(width, HEIGHT);
    for (const path of paths) {
      await openUrl(session, `${run.sites.bridge.origin}/lmx${path}`);
      await checkView(run, session, `${path} at ${width} px`);
    }
  }
}

export async function checkVisitorPages(run: Run) {
  await checkPages(run, await run.start(), VISITOR);
}

export async function logIn(run: Run, session: BrowserSession) {
  await openUrl(session, `${run.sites.bridge.origin}/lmx${PATHS.faq}`);
  if (await session.run(`return localStorage.getItem('lmx:token') !== null;`)) return;
  await openUrl(session, `${run.sites.bridge.origin}/lmx${PATHS.login}`);
  await write(session, 'Correo electrónico', ANA.email);
  await write(session, 'Contraseña', ANA.password);
  await press(session, 'button', 'Entrar');
  await waitFor(session, 'Partidos', `return location.pathname === '/lmx/games';`);
}

export async function checkPlayerPages(run: Run) {
  const session = await run.start();
  await logIn(run, session);
  await checkPages(run, session, PLAYER_PAGES);
}
