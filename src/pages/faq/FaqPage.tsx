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
      <PageBody className="grid gap-8 laptop:grid-cols-[260px_1fr] laptop:items-start laptop:gap-16">
        <aside className="max-laptop:order-2 laptop:sticky laptop:top-24">
          <LotteryCard card="megaphone" className="w-full max-w-50 -turn-3 max-laptop:hidden" />
          <p className="mt-6">
            <b className="condensed text-lg">{faqCopy.doubtsTitle}</b>
            <br />
            <BracketedText text={faqCopy.doubtsText} variant="boxed" />
          </p>
        </aside>
        <div className="border-t-3 border-tinta">
          {faqCopy.entries.map((entry, index) => (
            <FaqItem key={entry.slug} entry={entry} number={index + 1} />
          ))}
        </div>
      </PageBody>
    </>
  );
}
