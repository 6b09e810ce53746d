import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { BracketedText } from '../../components/BracketedText.tsx';
import { type FaqEntry, faqCopy } from '../../copy/faq.ts';
import { PATHS } from '../../lib/paths.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface FaqItemProps {
  entry: FaqEntry;
  number: number;
  /** Called once the URL of the answer is on the clipboard. */
  onCopied: () => void;
}

/** A question that opens its answer. Works without scripts: a native disclosure and a plain link. */
export function FaqItem({ entry, number, onCopied }: FaqItemProps) {
  const { answer, cases, closing, link, list, question, slug } = entry;

  const copyAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // The link is followed as well, so the address bar has the URL when the clipboard is unavailable.
    navigator.clipboard?.writeText(currentTarget.href).then(onCopied, () => undefined);
  };

  return (
    <Disclosure
      id={slug}
      summary={
        <>
          <b className="number">{number}</b>
          <span>{question}</span>
        </>
      }
    >
      <div className="answer">
        <div>
          <p>
            <BracketedText text={answer} isBoxed />
          </p>
          {cases && (
            <ul className="cases">
              {cases.map(({ plate, points, text }) => (
                <li key={text} className={`points-${points}`}>
                  <span>{text}</span>
                  <b>{plate}</b>
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
            <Link className="link text-azul" to={PATHS[link.to]}>
              {link.label}
            </Link>
          </p>
        )}
        <a className="copy-link" href={`#${slug}`} onClick={copyAddress}>
          <Icon name="link" size={18} />
          {faqCopy.copyLink}
        </a>
      </div>
    </Disclosure>
  );
}
