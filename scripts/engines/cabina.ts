import { checkSilence, HEIGHT, type Run, WIDE } from './run.ts';
import { press, selectTab, waitFor } from './session.ts';

const NICKNAME = 'GOLEADOR_MEXICANO_10';
const PHONE = 390;

const FRAME = `const { contentWindow: app, contentDocument: page } = document.querySelector('iframe');`;
const HAS_HEADING = `${FRAME} return page.querySelector('main h1')?.textContent.includes(arguments[0]);`;
const RENAME = `
  ${FRAME}
  app.simulator.world.edit('users', app.simulator.world.user().id, { nickname: arguments[0] });
`;
// Script that opens the tab “General” of Ranking, because the current week has no ranking yet. Returns
// whether the tab is selected.
const OPEN_SEASON = `
  ${FRAME}
  const tab = [...page.querySelectorAll('[role=tab]')].find((one) => one.textContent.trim() === 'General');
  tab?.click();
  return tab?.getAttribute('aria-selected') === 'true';
`;
const FITS = `
  ${FRAME}
  const { scrollWidth, clientWidth } = page.documentElement;
  return scrollWidth > clientWidth ? 'scrolls sideways: ' + scrollWidth + ' in ' + clientWidth : null;
`;

export async function checkCabina(run: Run) {
  const session = await run.share();
  await session.resize(WIDE, HEIGHT);
  await session.go(`${run.sites.demo.origin}/lmx/simulador/`);
  await waitFor(
    session,
    'the app in the cabina',
    `${FRAME} return Boolean(app.simulator && page.querySelector('main h1'));`,
  );
  await selectTab(session, 'Personas');
  await press(session, 'button', 'Usar: Ana');
  await waitFor(session, 'Ana in the cabina', HAS_HEADING, 'Partidos');
  await press(session, 'button', `${PHONE} px`);
  await waitFor(session, `a frame of ${PHONE} px`, `${FRAME} return app.innerWidth === arguments[0];`, PHONE);
  await session.run(RENAME, NICKNAME);
  await session.run(`${FRAME} app.location.assign('/lmx/ranking');`);
  await waitFor(session, 'the ranking of the season', OPEN_SEASON);
  await waitFor(
    session,
    'the ranking in the cabina',
    `${FRAME} return Boolean(page.querySelector('main table')) && page.querySelector('main').textContent.includes(arguments[0]);`,
    NICKNAME,
  );
  run.note(`/ranking at ${PHONE} px in the cabina: fits`, (await session.run(FITS)) as string | null);
  await checkSilence(run, session, 'the cabina');
}
