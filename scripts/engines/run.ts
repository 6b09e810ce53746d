import type { Display } from './display.ts';
import type { BrowserSession } from './session.ts';
import type { Sites } from './site.ts';

export interface Run {
  display: Display;
  sites: Sites;
  isSmoke: boolean;
  share(): Promise<BrowserSession>;
  start(): Promise<BrowserSession>;
  note(name: string, problem: string | null): void;
}

export const HEIGHT = 1000;

export const WIDE = 1280;

export async function checkSilence({ note }: Run, session: BrowserSession, name: string) {
  const heard = (await session.run('return takeHeard()')) as string[];
  note(`${name}: complains of nothing`, heard.join('; ') || null);
}
