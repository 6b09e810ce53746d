import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { usePanel } from '../context/context.ts';

const SNAPS = ['low', 'half', 'high'] as const;
const SNAP_NAMES = { low: 'abajo', half: 'a la mitad', high: 'arriba' };
const MIN_DRAG_PX = 12;

/** Renders the bar with which the user drags the panel of a narrow window to one of its heights. */
export function Handle() {
  const { settings, set } = usePanel();
  const { snap } = settings;
  const start = useRef(0);
  const wasDragged = useRef(false);
  const at = SNAPS.indexOf(snap);
  const setSnap = (to: number) => set({ snap: SNAPS[Math.min(2, Math.max(0, to))] ?? snap });
  const setNextSnap = () => setSnap((at + 1) % SNAPS.length);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') setSnap(at + 1);
    else if (event.key === 'ArrowDown') setSnap(at - 1);
    else if (event.key === 'Home') setSnap(0);
    else if (event.key === 'End') setSnap(2);
    else if (event.key === 'Enter' || event.key === ' ') setNextSnap();
    else return;
    event.preventDefault();
  };
  const release = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const up = start.current - event.clientY;
    // Only the later `click` handles a tap: if the panel moved now, the click would hit another element.
    if (Math.abs(up) < MIN_DRAG_PX) return;
    wasDragged.current = true;
    // A drag over more than 45 % of the window's height moves the panel by two heights at once.
    const steps = Math.abs(up) > innerHeight * 0.45 ? 2 : 1;
    setSnap(at + Math.sign(up) * steps);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: `<hr>` can't be a movable separator.
    <div
      className="handle"
      role="separator"
      tabIndex={0}
      aria-label="Ajustar altura"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={2}
      aria-valuenow={at}
      aria-valuetext={SNAP_NAMES[snap]}
      onKeyDown={press}
      onPointerDown={(event) => {
        start.current = event.clientY;
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onClick={() => wasDragged.current || setNextSnap()}
    />
  );
}
