import type { MouseEvent } from 'react';
import { BracketedText } from '../../components/BracketedText.tsx';
import { type FaqEntry, faqCopy } from '../../copy/faq.ts';
import { PATHS } from '../../lib/routes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useCommonStores } from '../../use-stores.ts';

const POINTS = { 5: 'bg-verde text-papel', 2: 'bg-elote', 0: 'bg-kraft' };

export function FaqItem({ entry, number }: { entry: FaqEntry; number: number }) {
  const { auth, toast } = useCommonStores();
  // The page that mails a link is for visitors (spec 2.14).
  const mustLogOut = entry.link?.to === 'forgotPassword' && auth.status.value === 'authenticated';
  const { answer, cases, closing, link, list, question, slug } = entry;

  const copyAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // The browser also follows the link, so the address bar has the URL even when the clipboard is
    // unavailable.
    navigator.clipboard?.writeText(currentTarget.href).then(
      () => toast.show('link-copied'),
      () => undefined,
    );
  };

  return (
    <Disclosure
      id={slug}
      variant="boxed"
      summary={
        <>
          <b className="grid size-11 place-items-center border-2 border-tinta bg-papel text-lg group-open:bg-tinta group-open:text-queso">
            {number}
          </b>
          <span>{question}</span>
        </>
      }
    >
      <div className="measure-60 pt-0.5 pb-5 tablet:pl-[calc(44px+0.8rem)]">
        <p>
          <BracketedText text={answer} variant="filled" />
        </p>
        {cases && (
          <ul className="mt-4 border-2 border-tinta">
            {cases.map(({ points, text }) => (
              <li
                key={text}
                className="condensed grid min-h-13 grid-cols-body-end items-center gap-3 border-tinta-25 not-first:border-t px-3 py-1 text-base/compact"
              >
                <span>{text}</span>
                <b className={classNames('min-w-[3.2em] px-[.4em] py-[.3em] text-center', POINTS[points])}>
                  {points > 0 ? `+${points}` : points}
                </b>
              </li>
            ))}
          </ul>
        )}
        {list && (
          <ol className="list-decimal pl-6">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        )}
        {closing && <p>{closing}</p>}
        {link && (
          <p>
            {mustLogOut ? (
              faqCopy.logOutFirst
            ) : (
              <RouteLink className="link text-azul" to={PATHS[link.to]}>
                {link.label}
              </RouteLink>
            )}
          </p>
        )}
        <a
          className="condensed mt-2.5 inline-flex min-h-11 items-center gap-1.5 text-azul text-base/none"
          href={`#${slug}`}
          onClick={copyAddress}
        >
          <Icon name="link" size={18} />
          {faqCopy.copyLink}
        </a>
      </div>
    </Disclosure>
  );
}
