import { PATHS } from '../../src/lib/routes.ts';
import { HEIGHT, type Run, WIDE } from './engine.ts';
import { press, waitFor } from './session.ts';
import { checkSilence } from './view.ts';

export async function checkBack({ sites, start, note }: Run) {
  const session = await start();
  await session.resize(WIDE, HEIGHT);
  const areAsked = sites.hold(APP);
  await session.go(`${sites.slow.origin}/lmx/`);
  await areAsked;
  await press(session, 'link', 'Premios');
  await waitFor(session, 'Premios', `return location.pathname.includes('rewards');`);
  sites.release();
  await session.back();
  const isAlive = await waitFor(
    session,
    'the page before',
    `return location.pathname === '/lmx/' && !document.documentElement.classList.contains('failed')
      && Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'));`,
  ).catch(() => false);
  note(
    '“back” to a page left before its scripts came: it works',
    isAlive ? null : 'it stays without its scripts',
  );
}

const APP = /\/assets\/main-.*\.js$/;
const PAGE_SCRIPTS = /\/assets\/[A-Z]\w+Page-.*\.js$/;
const PAGE_SHEETS = /\/assets\/.*\.css$/;

/**
 * When the browser leaves a page, it aborts the files that are still loading. The page must not report these
 * files as missing.
 */
export async function checkLeaving(run: Run) {
  const { sites, start } = run;
  for (const [what, files] of [
    ['the app', APP],
    ['the code of a page', PAGE_SCRIPTS],
    ['the sheets of a page', PAGE_SHEETS],
  ] as const) {
    const session = await start();
    const isAsked = sites.hold(files);
    await session.go(`${sites.slow.origin}/lmx/favicon.svg`);
    // A script starts the navigation, because `go` may wait for a style sheet or script that the site holds
    // back.
    await session.run('location.assign(arguments[0]);', `${sites.slow.origin}/lmx${PATHS.login}`);
    await isAsked;
    await session.run('location.assign(arguments[0]);', `${sites.slow.origin}/lmx/no-existe.txt`);
    sites.release();
    await session.go(`${sites.slow.origin}/lmx${PATHS.terms}`);
    await checkSilence(run, session, `a page left before ${what} came`);
    await session.close();
  }
}
