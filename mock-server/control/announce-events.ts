import { getAgenda } from '../agenda/agenda.ts';
import type { BackEnd } from '../back-end.ts';
import { MAX_INSTANT } from '../catalogue/bounds.ts';
import { HOUR_MS, SECOND_MS } from '../lib/time.ts';

/**
 * Shortest time between two notifications of the app about agenda events, in real ms. At ×3,600 several events pass in
 * a second, and each notification makes the app reload its data.
 */
const MIN_PAUSE_MS = SECOND_MS;
/** Longest delay of the timer for the next event. `setTimeout` fires at once for delays above 24.8 days. */
const MAX_PAUSE_MS = HOUR_MS;

/**
 * While the clock runs faster than real time, notifies the app at each event of the agenda, as if the user had
 * returned to the tab. Without a notification, the app would refetch up to a minute of real time after an event,
 * because its timers run in real time. After a silent jump, the app is not notified before its next call. Returns a
 * function that stops the notifications.
 */
export function announceEvents(backEnd: BackEnd): () => void {
  const { world, bus, timers, pageAdapter, realNow } = backEnd;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** World time of the last notification or jump: events after it are announced. */
  let announcedUntil = world.now();
  /** Real time of the last notification. */
  let announcedAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    timers.clear(timer);
    const { rate } = world.clock.state();
    if (rate <= 1) {
      announcedUntil = world.now();
      return;
    }
    const next = getAgenda(world.schema).find(
      ({ at, isCalledOff }) => at > announcedUntil && at <= MAX_INSTANT && !isCalledOff,
    );
    if (!next) return;
    const pause = Math.max((next.at - world.now()) / rate, announcedAt + MIN_PAUSE_MS - realNow());
    timer = timers.set(() => announce(next.at), Math.min(Math.max(0, Math.ceil(pause)), MAX_PAUSE_MS));
  }

  function announce(at: number) {
    if (world.now() >= at) {
      announcedUntil = world.now();
      announcedAt = realNow();
      if (!backEnd.getClockView().isAppBehind) pageAdapter.poke();
    }
    schedule();
  }

  const stopTravel = bus.on('travel', () => {
    announcedUntil = world.now();
  });
  const stopChange = bus.on('change', schedule);
  schedule();
  return () => {
    stopTravel();
    stopChange();
    timers.clear(timer);
  };
}
