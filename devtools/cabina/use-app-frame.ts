import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toRoute } from '../../mock-server/catalogue/address.ts';
import type { RecipeRunner, Simulator, StepView } from '../api.ts';
import { openListLink } from '../links/playlist-link.ts';
import { createWorldReads, type WorldReads } from '../panel/context/world-reads.ts';
import { listenForKeys, type ShellActions } from '../panel/shortcuts/shortcuts.ts';
import { announceStatus } from '../state/announce-status.ts';
import type { SettingsStore } from '../state/settings.ts';
import { leaveFullScreen, setFillsWindow } from '../ui/full-screen.ts';
import type { CabinaLink } from './cabina-link.ts';
import { copyFonts } from './copy-fonts.ts';

interface AppFrameDeps {
  frame: RefObject<HTMLIFrameElement | null>;
  settings: SettingsStore;
  shell: ShellActions;
  link: CabinaLink;
  onStep: (step: StepView, runner: RecipeRunner) => void;
}

/**
 * Follows the app in the frame. Each load of the frame creates a new `Simulator`, whose listeners end with its page.
 */
export function useAppFrame({ frame, settings, shell, link, onStep }: AppFrameDeps) {
  const [loaded, setLoaded] = useState<{ simulator: Simulator; reads: WorldReads } | null>(null);
  /** Whether the frame's page has been left and the next one isn't loaded yet. */
  const [isAway, setAway] = useState(true);
  const [step, setStep] = useState<StepView | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const complain = (words: string | null) => {
    if (!words) return;
    // The panel, which shows the sentence, has no place in the layout of the full screen.
    setFillsWindow(false);
    shell.complain(words);
  };
  /**
   * What the link of a list leaves out. The facts with which its first recipe begins close the message, so it is shown
   * again after the reload.
   */
  const leftOut = useRef<string | null>(null);

  const followSteps = ({ recipe, on }: Simulator) => {
    const follow = (next: StepView) => {
      setStep(next.isGivenUp ? null : next);
      onStep(next, recipe);
    };
    const playing = recipe.playing();
    if (playing) follow(playing);
    else setStep(null);
    on('step', follow);
  };

  async function playList(simulator: Simulator, list: string) {
    const words = await openListLink(simulator, list);
    complain(words);
    if (simulator.recipe.playing()) leftOut.current = words;
  }

  const attach = () => {
    const app = frame.current?.contentWindow;
    const simulator = app?.simulator;
    if (!app || !simulator) return;
    // Renders the panel now, because `complain` shows the error of a link in the panel.
    flushSync(() => {
      setLoaded({ simulator, reads: createWorldReads(simulator) });
      setAway(false);
    });
    app.addEventListener('pagehide', () => {
      settings.set({ route: toRoute(app.location.pathname) });
      setAway(true);
    });
    listenForKeys(simulator, settings, shell, app);
    app.addEventListener('keydown', leaveFullScreen, true);
    followSteps(simulator);
    announceStatus(simulator, setAnnouncement);
    void simulator.complaint.then(complain);
    simulator.recipe.onFailed(complain);
    // At the first load of the frame only, because the frame loads again at the start of each recipe.
    const list = link.takeList();
    if (list !== null) void simulator.ready.then(() => playList(simulator, list));
    complain(leftOut.current);
    leftOut.current = null;
    // Comes last, because it throws at a style sheet that can't be read, such as one of a browser extension.
    copyFonts(app.document);
  };

  return { loaded, isAway, step, endStep: () => setStep(null), announcement, attach };
}
