import type { MouseEvent } from 'react';
import { BracketedText } from '../../components/BracketedText.tsx';
import { type FaqEntry, faqCopy } from '../../copy/faq.ts';
import { PATHS } from '../../lib/routes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';

const POINTS = { 5: 'bg-verde text-papel', 2: 'bg-elote', 0: 'bg-kraft' };

interface FaqItemProps {
  entry: FaqEntry;
  number: number;
  onCopied: () => void;
}

export function FaqItem({ entry, number, onCopied }: FaqItemProps) {
  const { answer, cases, closing, link, list, question, slug } = entry;

  const copyAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // The browser also follows the link, so the address bar has the URL even when the clipboard is
    // unavailable.
    navigator.clipboard?.writeText(currentTarget.href).then(onCopied, () => undefined);
  };

  return (
    <Disclosure
      id={slug}
      className={classNames(
        'border-b-2 border-tinta print:break-inside-avoid',
        'open:-mx-2 open:border-2 open:border-t-0 open:bg-blanco open:px-2',
      )}
      summaryClass={classNames(
        'condensed grid min-h-16 grid-cols-[44px_1fr_44px] items-center gap-[.8rem] py-2 text-20/115',
        'hover:text-azul focus-visible:-outline-offset-4',
      )}
      iconClass="justify-self-center"
      summary={
        <>
          <b className="grid size-11 place-items-center border-2 border-tinta bg-papel text-18 group-open:bg-tinta group-open:text-queso">
            {number}
          </b>
          <span>{question}</span>
        </>
      }
    >
      <div className="max-w-[60ch] pt-[.1rem] pb-[1.3rem] md:pl-[calc(44px+0.8rem)]">
        <div>
          <p>
            <BracketedText text={answer} look="boxed" />
          </p>
          {cases && (
            <ul className="mt-4 border-2 border-tinta">
              {cases.map(({ plate, points, text }) => (
                <li
                  key={text}
                  className="condensed grid min-h-13 grid-cols-[1fr_auto] items-center gap-3 border-tinta-25 px-3 py-[.3rem] text-17/110 not-first:border-t"
                >
                  <span>{text}</span>
                  <b className={classNames('min-w-[3.2em] px-[.4em] py-[.3em] text-center', POINTS[points])}>
                    {plate}
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
        </div>
        {link && (
          <p>
            <RouteLink className="link text-azul" to={PATHS[link.to]}>
              {link.label}
            </RouteLink>
          </p>
        )}
        <a
          className="condensed mt-[.6rem] inline-flex min-h-11 items-center gap-[.4rem] text-16/none text-azul"
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
