import { useEffect, useId, useRef, useState } from 'react';
import { findCard } from '../../components/art/find-card.ts';
import { ShareActions } from '../../components/ShareActions.tsx';
import { albumCopy, getAlbumWords, getSlotText } from '../../copy/album.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { countCards, getNewestCard } from '../../domain/album.ts';
import { onceInView } from '../../lib/in-view.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { TextButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { useStores } from '../../use-stores.ts';
import { AlbumCard } from './AlbumCard.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import { openTicket } from './open-ticket.ts';

/** A lottery card for each week with a sent prediction, and an empty slot for each other week of the season. */
export function Album({ profile }: { profile: ProfilePageStore }) {
  const { weeks } = useStores();
  const page = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const slots = profile.album.value;
  const count = countCards(slots);
  const newest = getNewestCard(slots);
  const [focused, setFocused] = useState<number | null>(null);
  // The week that had the focus may have lost its card, as after its only game has moved.
  const hasFocused = slots.some(({ week, kind }) => week === focused && kind !== 'empty');
  const stop = hasFocused ? focused : newest;
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const first = countFirstSlots(newest ?? 0);
  const perfect = slots.filter(({ kind }) => kind === 'perfect').length;

  useEffect(() => (page.current ? onceInView(page.current, () => setInView(true)) : undefined), []);

  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 text-sm print:hidden">
        <p className="text-humo">{count === 0 ? albumCopy.empty : albumCopy.hint}</p>
        {first < slots.length ? (
          <TextButton aria-expanded={isWhole} aria-controls={listId} onClick={() => setWhole(!isWhole)}>
            {isWhole ? albumCopy.less : albumCopy.all(slots.length)}
            <Icon name="down" size={18} className={isWhole ? 'turn-180' : undefined} />
          </TextButton>
        ) : null}
      </div>
      <div className="cutout-m-tinta mt-4" ref={page}>
        <div className="ridged-paper ridged-ground phablet:px-5 px-3 py-5">
          <ul
            id={listId}
            className={classNames('grid auto-rows-fr gap-2 phablet:gap-3', COLUMNS)}
            onKeyDown={(event) => moveFocus(event)}
          >
            {(isWhole ? slots : slots.slice(0, first)).map(({ week, kind }) => {
              const card = findCard(week);
              const text = getSlotText(getWeekNameByNumber(week, weeks.all.value), card, kind);
              return (
                <li key={week} className="grid">
                  {kind === 'empty' ? (
                    <EmptySlot card={card} week={week} text={text} />
                  ) : (
                    <button
                      type="button"
                      className="relative grid cursor-pointer bg-transparent p-0 focus-visible:z-1"
                      tabIndex={week === stop ? 0 : -1}
                      onFocus={() => setFocused(week)}
                      onClick={() => openTicket(profile, week)}
                    >
                      <span className="sr-only">{text}</span>
                      <AlbumCard
                        card={card}
                        isPerfect={kind === 'perfect'}
                        turn={week === newest ? (isInView ? 'turning' : 'hidden') : 'none'}
                      />
                    </button>
                  )}
                </li>
              );
            })}
            <li className="condensed grid content-center justify-items-center gap-1 border-2 border-tinta bg-tinta py-3 text-papel text-sm/none shadow-chile">
              <b className="text-display-4 text-queso">{count}</b>
              <span>{albumCopy.countOf(count, slots.length)}</span>
            </li>
          </ul>
        </div>
      </div>
      {perfect > 0 ? <p className="mt-4 font-semibold text-base">{albumCopy.perfectNote(perfect)}</p> : null}
      {count > 0 ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2.5 print:hidden">
          <ShareActions
            card={{ kind: 'album', tag: albumCopy.tag(count, slots.length), slots }}
            words={getAlbumWords(count, slots.length)}
            label={albumCopy.share}
          />
        </div>
      ) : null}
    </>
  );
}

/**
 * The number of slots that are shown at first: those up to the newest card, and one or more empty ones that fill the
 * rows together with the cell of the count. Rows of 4 and of 6 cells are both whole with a multiple of 12.
 */
const countFirstSlots = (newest: number) => Math.ceil((newest + 2) / ROWS_ARE_WHOLE) * ROWS_ARE_WHOLE - 1;

const ROWS_ARE_WHOLE = 12;

/** 4 or 6 cells a row, fewer with large text, so that no caption breaks inside a word. */
const COLUMNS = classNames(
  'grid-cols-[repeat(auto-fill,minmax(max(4rem,21%),1fr))]',
  'phablet:grid-cols-[repeat(auto-fill,minmax(max(5rem,14%),1fr))]',
  'laptop:gap-5 laptop:px-4',
);
