import { untracked, useSignalEffect } from '@preact/signals-react';
import { useRef, useState } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { isFillable } from '../../domain/game-state.ts';
import type { TimeStore } from '../../stores/time.ts';
import type { ToastStore } from '../../stores/toast.ts';
import type { GameEntry, WeekBoard } from '../../stores/week-board.ts';

interface AnnouncerProps {
  board: WeekBoard;
  time: TimeStore;
  toast: ToastStore;
}

const MINUTE = 60_000;
/** The only moments before a cut-off that are spoken, the nearest first, in ms. */
const MOMENTS = [10 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE] as const;
const WORDS = [gamesCopy.saidTenMinutes, gamesCopy.saidOneHour, gamesCopy.saidOneDay] as const;

const nameOf = ({ game }: GameEntry) => gamesCopy.versus(game.home.name, game.away.name);
const momentOf = (left: number) => MOMENTS.findIndex((moment) => left <= moment);

/** Says once, to who can't see the plates: a day, an hour and ten minutes before a cut-off, and at the close. */
export function Announcer({ board, time, toast }: AnnouncerProps) {
  const [said, say] = useState('');
  const lastMoment = useRef<{ id: string; moment: number } | null>(null);
  const wasOpen = useRef<ReadonlyMap<string, GameEntry>>(new Map());

  useSignalEffect(() => {
    const next = board.nextToClose.value;
    const moment = next ? momentOf(next.window.cutoff - time.now.value) : -1;
    const before = lastMoment.current;
    lastMoment.current = next ? { id: next.game.id, moment } : null;
    // Only a moment that passes while somebody is here; what was so on arrival stands on the screen.
    if (!next || before?.id !== next.game.id || before.moment === moment || moment < 0) return;
    untracked(() => {
      say(WORDS[moment]?.(nameOf(next)) ?? '');
      if (moment === 0) toast.show('closes-soon', { params: { game: nameOf(next) } });
    });
  });

  useSignalEffect(() => {
    const entries = board.entries.value;
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
