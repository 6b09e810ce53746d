/** A page that is left before all its files have arrived. */
import { PATHS } from '../../src/lib/paths.ts';
import { checkSilence, HEIGHT, type Run, WIDE } from './run.ts';
import { press, waitFor } from './session.ts';

/** A link that is followed before the scripts have come, then “back”. */
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
  await session.close();
}

const APP = /\/assets\/main-.*\.js$/;
/** Scripts and sheets of the pages, which the app fetches when it opens one. */
const PAGE_SCRIPTS = /\/assets\/[A-Z]\w+Page-.*\.js$/;
const PAGE_SHEETS = /\/assets\/.*\.css$/;

/** A browser that leaves a page gives up what it still loads: no file is missing, and nothing may say so. */
export async function checkLeaving(run: Run) {
  const { sites, start } = run;
  for (const [what, files] of [
    ['the app', APP],
    ['the code of a page', PAGE_SCRIPTS],
    ['the sheets of a page', PAGE_SHEETS],
  ] as const) {
    const session = await start();
    const isAsked = sites.hold(files);
    // Where the page waits for a file the command would wait with it.
    await session.go(`${sites.slow.origin}/lmx/favicon.svg`);
    await session.run('location.assign(arguments[0]);', `${sites.slow.origin}/lmx${PATHS.login}`);
    await isAsked;
    await session.run('location.assign(arguments[0]);', `${sites.slow.origin}/lmx/no-existe.txt`);
    sites.release();
    await session.go(`${sites.slow.origin}/lmx${PATHS.terms}`);
    await checkSilence(run, session, `a page left before ${what} came`);
    await session.close();
  }
}
