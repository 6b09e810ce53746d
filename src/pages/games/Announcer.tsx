import { untracked, useSignalEffect } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { isFillable } from '../../domain/window.ts';
import type { GameEntry, WeekView } from '../../stores/games/week-view.ts';
import type { TimeStore } from '../../stores/shell/time.ts';
import type { ToastStore } from '../../stores/shell/toast.ts';

interface AnnouncerProps {
  weekView: WeekView;
  time: TimeStore;
  toast: ToastStore;
}

/** The only moments before a cut-off that are spoken, the nearest first, in ms. */
const MOMENTS = [10 * MINUTE_MS, HOUR_MS, DAY_MS] as const;
const WORDS = [gamesCopy.saidTenMinutes, gamesCopy.saidOneHour, gamesCopy.saidOneDay] as const;
/** How long the words of a moment stay true, in ms. The clock may jump over a moment while the device sleeps. */
const TRUE_FOR = MINUTE_MS;

const nameOf = ({ game }: GameEntry) => gamesCopy.versus(game.home.name, game.away.name);
const momentOf = (left: number) => MOMENTS.findIndex((moment) => left <= moment);
const isTrue = (moment: number, left: number) => (MOMENTS[moment] ?? left) - left < TRUE_FOR;

/** Announces to screen readers a day, an hour and ten minutes before a cut-off, and the close. Each once. */
export function Announcer({ weekView, time, toast }: AnnouncerProps) {
  const [said, say] = useState('');
  const last = useRef<{ id: string; name: string; moment: number; isStanding: boolean } | null>(null);
  const wasOpen = useRef<ReadonlyMap<string, GameEntry>>(new Map());

  useSignalEffect(() => {
    const next = weekView.nextToClose.value;
    const left = next ? next.window.cutoff - time.now.value : 0;
    const moment = next ? momentOf(left) : -1;
    const before = last.current;
    const isSame = next !== null && before?.id === next.game.id;
    // Only a moment that passes while the page is open; what was so on arrival stands on the screen.
    const isReached = isSame && moment >= 0 && before.moment !== moment && isTrue(moment, left);
    const staysTrue = isSame && before.isStanding && before.moment === moment && isTrue(moment, left);
    last.current = next && {
      id: next.game.id,
      name: nameOf(next),
      moment,
      isStanding: isReached || staysTrue,
    };
    untracked(() => {
      if (before?.isStanding && !staysTrue) {
        // Unless the close was said meanwhile.
        const words = WORDS[before.moment]?.(before.name);
        say((current) => (current === words ? '' : current));
        toast.hide('closes-soon');
      }
      if (!isReached) return;
      say(WORDS[moment]?.(nameOf(next)) ?? '');
      if (moment === 0) toast.show('closes-soon', { params: { game: nameOf(next) } });
    });
  });

  useEffect(() => () => toast.hide('closes-soon'), [toast]);

  useSignalEffect(() => {
    const entries = weekView.entries.value;
    const closed = entries.filter(
      ({ game, state }) => state.value === 'closed' && wasOpen.current.has(game.id),
    );
    wasOpen.current = new Map(
      entries.filter(({ state }) => isFillable(state.value)).map((entry) => [entry.game.id, entry]),
    );
    if (closed.length > 0)
      untracked(() => say(closed.map((entry) => gamesCopy.saidClosed(nameOf(entry))).join(' ')));
  });

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
