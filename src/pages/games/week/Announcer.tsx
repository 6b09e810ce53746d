import { untracked, useSignalEffect } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { ticketCopy } from '../../../copy/ticket.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/centre-time.ts';
import { isFillable } from '../../../domain/game-state.ts';
import { LAST_CALL_MS } from '../../../domain/window.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { useStores } from '../../../use-stores.ts';

interface Announcement {
  /** The announcement is made when this time is left before a cut-off (ms). */
  left: number;
  getText: (game: string) => string;
}

const LAST_CALL: Announcement = { left: LAST_CALL_MS, getText: lateGamesCopy.saidTenMinutes };
const ANNOUNCEMENTS: readonly Announcement[] = [
  LAST_CALL,
  { left: HOUR_MS, getText: lateGamesCopy.saidOneHour },
  { left: DAY_MS, getText: lateGamesCopy.saidOneDay },
];
/**
 * How long (ms) an announcement stays true. It is removed after this time, and a device that wakes up later makes none,
 * because “Faltan 10 minutos” would be wrong.
 */
const VALID_MS = MINUTE_MS;

const getName = ({ game }: GameEntry) => ticketCopy.versus(game.home.name, game.away.name);
/** The last announcement that is due when this time is left (ms), or null. */
const findDue = (left: number) => ANNOUNCEMENTS.find((announcement) => left <= announcement.left) ?? null;

export function Announcer() {
  const { shownWeek, time, toast } = useStores();
  const [said, say] = useState('');
  const last = useRef<{ id: string; name: string; due: Announcement | null; isValid: boolean } | null>(null);
  const wasFillable = useRef<ReadonlySet<string>>(new Set());

  useSignalEffect(() => {
    const next = shownWeek.nextToClose.value;
    const left = next ? next.gameWindow.cutoff - time.now.value : 0;
    const due = next ? findDue(left) : null;
    const before = last.current;
    const isSame = next !== null && before?.id === next.game.id;
    // Makes an announcement only if the same game was next to close before it. When the page opens later, or when the
    // previous game has just closed, the page shows the time left, and nothing is announced.
    const isValid =
      isSame && due !== null && due.left - left < VALID_MS && (before.isValid || before.due !== due);
    const isNew = isValid && before.due !== due;
    last.current = next && { id: next.game.id, name: getName(next), due, isValid };
    untracked(() => {
      if (before?.isValid && (isNew || !isValid)) {
        // Clears the text only if it is still shown: the announcement that the game has closed may have
        // replaced it.
        const text = before.due?.getText(before.name);
        say((current) => (current === text ? '' : current));
        toast.hide('closes-soon');
      }
      if (!isNew) return;
      say(due.getText(getName(next)));
      if (due === LAST_CALL) toast.show('closes-soon', { game: getName(next) });
    });
  });

  useEffect(() => () => toast.hide('closes-soon'), [toast]);

  useSignalEffect(() => {
    const entries = shownWeek.entries.value;
    const closed = entries.filter(
      ({ game, state }) => state.value === 'closed' && wasFillable.current.has(game.id),
    );
    const fillable = entries.filter(({ state }) => isFillable(state.value));
    wasFillable.current = new Set(fillable.map(({ game }) => game.id));
    if (closed.length > 0)
      untracked(() => say(closed.map((entry) => lateGamesCopy.saidClosed(getName(entry))).join(' ')));
  });

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
