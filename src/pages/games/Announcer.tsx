import { untracked, useSignalEffect } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { gamesCopy } from '../../copy/games.ts';
import { ticketCopy } from '../../copy/ticket.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/centre-time.ts';
import { isFillable, LAST_CALL_MS } from '../../domain/window.ts';
import type { GameEntry } from '../../stores/games/week-view.ts';
import { useStores } from '../../use-stores.ts';

/** Times left before a cut-off at which an announcement is made (ms), in ascending order. */
const THRESHOLDS = [LAST_CALL_MS, HOUR_MS, DAY_MS] as const;
const TEXTS = [gamesCopy.saidTenMinutes, gamesCopy.saidOneHour, gamesCopy.saidOneDay] as const;
/**
 * How long (ms) an announcement stays true. It is removed after this time, and a device that wakes up later makes none,
 * because “Faltan 10 minutos” would be wrong.
 */
const VALID_MS = MINUTE_MS;

const getName = ({ game }: GameEntry) => ticketCopy.versus(game.home.name, game.away.name);
const findThreshold = (left: number) => THRESHOLDS.findIndex((threshold) => left <= threshold);
const isStillTrue = (threshold: number, left: number) => (THRESHOLDS[threshold] ?? left) - left < VALID_MS;

export function Announcer() {
  const { season, time, toast } = useStores();
  const { weekView } = season;
  const [said, say] = useState('');
  const last = useRef<{ id: string; name: string; threshold: number; isStanding: boolean } | null>(null);
  const wasOpen = useRef<ReadonlySet<string>>(new Set());

  useSignalEffect(() => {
    const next = weekView.nextToClose.value;
    const left = next ? next.window.cutoff - time.now.value : 0;
    const threshold = next ? findThreshold(left) : -1;
    const before = last.current;
    const isSame = next !== null && before?.id === next.game.id;
    // Announces a threshold only if the same game was next to close before it. When the page opens later, or when the
    // previous game has just closed, the page shows the time left, and nothing is announced.
    const isStanding =
      isSame &&
      threshold >= 0 &&
      isStillTrue(threshold, left) &&
      (before.isStanding || before.threshold !== threshold);
    const isReached = isStanding && before.threshold !== threshold;
    last.current = next && { id: next.game.id, name: getName(next), threshold, isStanding };
    untracked(() => {
      if (before?.isStanding && (isReached || !isStanding)) {
        // Clears the text only if it is still shown: the announcement that the game has closed may have
        // replaced it.
        const text = TEXTS[before.threshold]?.(before.name);
        say((current) => (current === text ? '' : current));
        toast.hide('closes-soon');
      }
      if (!isReached) return;
      say(TEXTS[threshold]?.(getName(next)) ?? '');
      if (threshold === 0) toast.show('closes-soon', { params: { game: getName(next) } });
    });
  });

  useEffect(() => () => toast.hide('closes-soon'), [toast]);

  useSignalEffect(() => {
    const entries = weekView.entries.value;
    const closed = entries.filter(
      ({ game, state }) => state.value === 'closed' && wasOpen.current.has(game.id),
    );
    const open = entries.filter(({ state }) => isFillable(state.value));
    wasOpen.current = new Set(open.map(({ game }) => game.id));
    if (closed.length > 0)
      untracked(() => say(closed.map((entry) => gamesCopy.saidClosed(getName(entry))).join(' ')));
  });

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
