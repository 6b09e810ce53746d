import type { ReadonlySignal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { CardName } from '../copy/cards.ts';
import { formsCopy } from '../copy/forms.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt } from './art/CardArt.tsx';
import { LotteryCard } from './LotteryCard.tsx';
import { PageMeta } from './PageMeta.tsx';

interface AccountPageProps {
  title: string;
  description: string;
  lettering: readonly [string, string, string];
  cards: readonly CardName[];
  heading: string;
  /** Left out on a page that has no fields, only a text and a link. */
  form?: { isInvalid: ReadonlySignal<boolean>; submit(): Promise<void> };
  children: ReactNode;
}

const FORM = 'mx-auto grid w-full max-w-120';
const TURNS = [
  '-turn-7',
  '[transform:rotate(3deg)_translate(-14px,14px)]',
  '[transform:rotate(9deg)_translate(-30px,-2px)]',
];

export function AccountPage(props: AccountPageProps) {
  const { title, description, lettering, cards, heading, form, children } = props;
  const [first, second, last] = lettering;
  const [card = 'ticket'] = cards;
  const content = (
    <>
      <PageMeta
        title={form?.isInvalid.value ? formsCopy.errorTitle(title) : title}
        description={description}
        noindex
      />
      <h1 tabIndex={-1} className="mb-1.5 text-[min(2.625rem,15vw)]">
        {heading}
      </h1>
      {children}
    </>
  );
  return (
    // WebKit computes no automatic minimum width for a column whose content is clipped, so the first column
    // names `min-content` as its minimum.
    <div className="grid laptop:min-h-below-header laptop:grid-cols-[minmax(min-content,5fr)_6fr] grid-rows-start-body laptop:grid-rows-[1fr]">
      <div
        className={classNames(
          'ridged-ground on-dark ridged-bottom laptop:ridged-right relative not-supports-[overflow:clip]:overflow-hidden overflow-clip px-4 pt-6 pb-7',
          'laptop:grid laptop:content-center laptop:gap-12 laptop:py-20 laptop:pr-12 laptop:pl-page-edge max-laptop:short:py-3',
        )}
      >
        {/* On a phone one drawing stands beside the lettering. With large text, which needs the whole width, it has no
            width: older browsers have no container queries. */}
        <CardArt
          card={card}
          className={classNames(
            'turn-7 absolute top-4 right-[max(1.25rem,calc(50%-14.5rem))] laptop:hidden short:hidden w-[min(23vw,5.75rem,max(0px,(100%-18.5rem)*99))] bg-papel shadow-tinta-s',
            'tablet:right-[calc(50%-20rem)] tablet:w-34',
          )}
        />
        <p className="lettering text-[clamp(2.75rem,12vw,5.75rem)]/[.96] text-shadow-chile max-laptop:mx-auto max-laptop:max-w-120 max-laptop:short:text-display-3">
          {first} <br className="max-laptop:short:hidden" />
          {second}
          <em className="text-queso not-italic">{last}</em>
        </p>
        <div className="laptop:flex hidden" data-cards aria-hidden="true">
          {cards.map((card, index) => (
            <LotteryCard
              key={card}
              card={card}
              className={classNames(
                'w-[min(185px,14.45vw)] max-desktop:text-lg max-desktop:[--caption:var(--font-cartel)]',
                TURNS[index],
              )}
            />
          ))}
        </div>
      </div>
      <div className="grid laptop:content-center content-start laptop:px-12 px-4 laptop:py-18 pt-7 pb-12 max-laptop:short:pt-4">
        {form ? (
          <form
            className={FORM}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Focuses the submit button also after a submit with Enter in a field, so that a dialog that opens
              // afterwards returns the focus to the button.
              event.currentTarget
                .querySelector<HTMLElement>('[type="submit"]')
                ?.focus({ preventScroll: true });
              void form.submit();
            }}
          >
            {content}
          </form>
        ) : (
          <div className={FORM}>{content}</div>
        )}
      </div>
    </div>
  );
}
