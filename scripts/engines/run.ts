/** What every check of an engine gets. */
import type { Display } from './display.ts';
import type { Session } from './session.ts';
import type { Sites } from './site.ts';

/** One engine's run. */
export interface Run {
  display: Display;
  sites: Sites;
  start(): Promise<Session>;
  /** Notes one check; `problem` is null when all is well. */
  note(name: string, problem: string | null): void;
}

/** Notes what the pages of the tab complained of since the last look. */
export async function checkSilence({ note }: Run, session: Session, name: string) {
  const heard = (await session.run('return takeHeard()')) as string[];
  note(`${name}: complains of nothing`, heard.join('; ') || null);
}
