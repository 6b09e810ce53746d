import { MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api.ts';

/**
 * Number of ticks of one second, after an event of the simulator, at which the pill and the panel are drawn again. The
 * app may store a response or move its dialog after the event, without another event.
 */
const SETTLING_TICKS = 2;

export const getNextMinute = (time: number) => (Math.floor(time / MINUTE_MS) + 1) * MINUTE_MS;

/**
 * Calls `draw` at the simulator's events, during `SETTLING_TICKS` after them, at the first tick, and when the world
 * reaches the time that the last call returned (ms). Calls `onSecond` at each tick. Returns a function that ends the
 * calls.
 */
export function followWorld(simulator: Simulator, draw: () => number, onSecond?: () => void): () => void {
  let settling = 0;
  let due = 0;
  const redraw = () => {
    due = draw();
  };
  const change = () => {
    settling = SETTLING_TICKS;
    redraw();
  };
  const tick = () => {
    onSecond?.();
    if (settling === 0 && simulator.clock.now() < due) return;
    settling = Math.max(0, settling - 1);
    redraw();
  };
  const stops = [
    simulator.on('change', change),
    simulator.on('modal', change),
    simulator.on('step', redraw),
    simulator.cover.onChange(redraw),
    simulator.recorder.onChange(redraw),
  ];
  // A simulated device clock replaces `Date` but not `setInterval`, so a tick is always 1 s of real time.
  const timer = setInterval(tick, SECOND_MS);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
  };
}
