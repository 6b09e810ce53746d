/** What every check of an engine gets. */
import type { Display } from './display.ts';
import type { Session } from './session.ts';
import type { Sites } from './site.ts';

/** One engine's run. */
export interface Run {
  display: Display;
  sites: Sites;
  /** The short run, for every submission: fewer pages, widths and dialogs. */
  isSmoke: boolean;
  /** The browser that the checks share; started by the first that asks. */
  share(): Promise<Session>;
  /** Another browser, with nothing in its memory. The check closes it. */
  start(): Promise<Session>;
  /** Notes one check; `problem` is null when all is well. */
  note(name: string, problem: string | null): void;
}

/** Height of the window in every check (CSS px). */
export const HEIGHT = 1000;

/** Width of a wide screen (CSS px). */
export const WIDE = 1280;

/** Notes what the pages of the tab complained of since the last look. */
export async function checkSilence({ note }: Run, session: Session, name: string) {
  const heard = (await session.run('return takeHeard()')) as string[];
  note(`${name}: complains of nothing`, heard.join('; ') || null);
}
