import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { copy } from '../../copy/shared.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { PanelContext, type PanelProps, type PanelState, usePanelState } from '../context/context.ts';
import { useTestRun } from '../context/use-test-run.ts';
import { createHarDrop } from '../network/har-drop.ts';
import { Palette } from '../palette/Palette.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { UnseenCalls } from '../parts/UnseenCalls.tsx';
import { PicturesDialog } from '../recipes/PicturesDialog.tsx';
import { PlaylistDialog } from '../recipes/PlaylistDialog.tsx';
import { RecordDialog } from '../recipes/RecordDialog.tsx';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import { followHeight } from './follow-height.ts';
import { Handle } from './Handle.tsx';
import { Header } from './Header.tsx';
import { Help } from './Help.tsx';
import { keepFocus, restoreFocus } from './keep-focus.ts';
import { PanelGuard } from './PanelGuard.tsx';
import { RecordingBar } from './RecordingBar.tsx';
import { Ribbon } from './Ribbon.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { Sections } from './Sections.tsx';
import { StartedOver } from './StartedOver.tsx';
import { followDialogs } from './step-aside.ts';
import { UnsavedRecipes } from './UnsavedRecipes.tsx';
import { WorldCopies } from './WorldCopies.tsx';
import { WorldState } from './WorldState.tsx';

export type PanelHandle = Pick<PanelState, 'complain' | 'run' | 'show'> & { focus(): void };

export interface ShellProps extends PanelProps {
  /** Called when the panel has thrown. A sentence with two buttons stands in its place. */
  onError?: () => void;
  /** Called before the panel is rendered again. */
  onRetry?: () => void;
}

export function Panel({ ref, onError, onRetry, ...props }: ShellProps & { ref?: Ref<PanelHandle> }) {
  return (
    <PanelGuard
      getSimulator={() => props.simulator}
      onError={onError}
      onRetry={() => {
        props.reads.refresh();
        onRetry?.();
      }}
    >
      <PanelContent {...props} ref={ref} />
    </PanelGuard>
  );
}

function PanelContent({ ref, ...props }: PanelProps & { ref?: Ref<PanelHandle> }) {
  const state = usePanelState(props);
  const { simulator, settings, isAtBottom, error, complain, run, show, overlay, closeOverlay } = state;
  const tests = useTestRun(simulator, props.reads);
  const panel = useRef<HTMLDivElement>(null);
  const focusTab = () =>
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  // The palette that has closed gave the focus back to the control before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another section of the palette takes the focus.
  useEffect(() => void (state.openedByPalette && focusTab()), [state.openedByPalette]);
  const focus = () => {
    // In a narrow window, an on-screen keyboard would cover the list, so the selected tab gets the focus.
    const field = isNarrowWindow() ? null : panel.current?.querySelector<HTMLElement>('input[type="search"]');
    if (field) field.focus();
    else focusTab();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load of the cabina's frame brings another simulator, which must not end `keepFocus`.
  useEffect(() => {
    // The dialogs of the panel stand beside it.
    const place = panel.current?.parentElement;
    if (!place) return;
    const stop = keepFocus(place);
    // A recipe that goes on after the reload uses the focus in the app.
    if (simulator.recipe.running() === null) restoreFocus(place);
    return stop;
  }, []);
  useEffect(() => (isAtBottom && panel.current ? followHeight(panel.current) : undefined), [isAtBottom]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes a new `stepAside`, which does the same as the one before.
  useEffect(
    () => (isAtBottom ? followDialogs(simulator, props.app, state.stepAside) : undefined),
    [simulator, isAtBottom],
  );
  const drop = createHarDrop(state);
  useImperativeHandle(ref, () => ({ complain, focus, run, show }));

  const isDock = props.onClose !== undefined;
  const place = isDock ? 'fixed' : 'fixed max-lg:relative';
  const edges = isAtBottom ? `${BOTTOM_EDGES} ${BOTTOM_HEIGHTS[settings.snap]}` : RIGHT_EDGES;
  return (
    <PanelContext value={{ ...state, tests }}>
      <div
        ref={panel}
        {...drop}
        className={`panel flex flex-col overflow-hidden bg-f0 ${place} ${edges} ${HEIGHTS[settings.snap]}`}
      >
        <Handle />
        <div
          className={
            isAtBottom
              ? `${TOP} lg:row-[1/4] lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-r-line lg:bg-f1`
              : TOP
          }
        >
          <Header />
          {/* The cabina shows its own recording bar above the app, because a collapsed panel would hide the bar. */}
          {isDock ? <RecordingBar {...props} run={run} onRestart={() => show('record')} /> : null}
        </div>
        <SaveProblem />
        <UnsavedRecipes />
        <WorldCopies />
        {error ? (
          <div className="line complaint" role="alert">
            <p className="wrap-anywhere grow">{error}</p>
            <IconButton icon="close" name={copy.closeNotice} onPress={state.closeError} />
          </div>
        ) : null}
        <UnseenCalls />
        <Sections />
        <StartedOver />
        <DoneNotice />
        <WorldState />
        {(!state.isQa || simulator.isReal) && isDock ? (
          <Ribbon loaded={props} isHidden={isAtBottom && settings.snap === 'low'} />
        ) : null}
      </div>
      {overlay?.name === 'help' ? <Help onClose={closeOverlay} /> : null}
      {overlay?.name === 'record' ? <RecordDialog onClose={closeOverlay} /> : null}
      {overlay?.name === 'playlist' ? <PlaylistDialog onClose={closeOverlay} /> : null}
      {overlay?.name === 'pictures' ? <PicturesDialog onClose={closeOverlay} /> : null}
      {overlay?.name === 'report' ? <ReportDialog onClose={closeOverlay} /> : null}
      {overlay?.name === 'palette' || overlay?.name === 'dialogs' ? (
        <Palette
          key={overlay.name}
          firstSearch={overlay.search}
          firstFilter={overlay.name === 'palette' ? 'all' : 'dialogs'}
          onClose={closeOverlay}
        />
      ) : null}
    </PanelContext>
  );
}

const TOP = 'max-lg:border-b max-lg:border-b-line max-lg:bg-f1';
// Rules in `simulator.css` and classes of the sections use `dock` and `bottom`.
const BOTTOM_EDGES =
  'dock bottom inset-x-0 bottom-0 border-t-2 border-t-accent ' +
  'lg:grid lg:grid-cols-[400px_1fr] lg:grid-rows-[auto_auto_1fr]';
const RIGHT_EDGES =
  'max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t-2 max-lg:border-t-accent ' +
  'lg:inset-y-0 lg:right-0 lg:w-100 lg:border-l lg:border-l-line';
const HEIGHTS = { low: '', half: 'max-lg:h-[64dvh]', high: 'max-lg:h-[94dvh]' };
const BOTTOM_HEIGHTS = { low: 'lg:h-11.5', half: 'lg:h-[min(320px,60vh)]', high: 'lg:h-[60vh]' };
