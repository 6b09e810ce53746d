import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageBody, PageHeader } from '../../components/Page.tsx';
import { faqCopy } from '../../copy/faq.ts';
import { FaqItem } from './FaqItem.tsx';
import { useLinkedAnswer } from './use-linked-answer.ts';

export function FaqPage() {
  useLinkedAnswer();
  return (
    <>
      <PageHeader {...faqCopy} intro={faqCopy.lead} />
      <PageBody className="grid laptop:grid-cols-[260px_1fr] laptop:items-start gap-8 laptop:gap-16">
        <aside className="laptop:sticky laptop:top-24 max-laptop:order-2">
          <LotteryCard card="megaphone" className="-turn-3 w-full max-w-50 max-laptop:hidden" />
          <p className="mt-6">
            <b className="condensed text-lg">{faqCopy.doubtsTitle}</b>
            <br />
            <BracketedText text={faqCopy.doubtsText} variant="filled" />
          </p>
        </aside>
        <div className="border-tinta border-t-3">
          {faqCopy.entries.map((entry, index) => (
            <FaqItem key={entry.slug} entry={entry} number={index + 1} />
          ))}
        </div>
      </PageBody>
    </>
  );
}
