import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { faqCopy } from '../../copy/faq.ts';
import { hasOpenDialog } from '../../ui/focus-heading.ts';
import { useShellStores } from '../../use-stores.ts';
import { FaqItem } from './FaqItem.tsx';
import '../../styles/pages.css';

function useLinkedAnswer() {
  const { hash } = useLocation();
  useEffect(() => {
    const entry = faqCopy.entries.find(({ slug }) => `#${slug}` === hash);
    if (!entry) return;
    // Waits one frame, so that the scroll to the answer comes after `RouteChange` has scrolled a newly opened
    // page to its top.
    const frame = requestAnimationFrame(() => {
      const details = document.getElementById(entry.slug);
      if (!(details instanceof HTMLDetailsElement)) return;
      details.open = true;
      details.scrollIntoView?.();
      if (!hasOpenDialog()) details.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

export function FaqPage() {
  const { toast } = useShellStores();
  useLinkedAnswer();
  return (
    <>
      <PageMeta title={faqCopy.title} description={faqCopy.description} />
      <PageHeader title={faqCopy.heading} intro={faqCopy.lead} />
      <PageBody className="grid gap-8 nav:grid-cols-[260px_1fr] nav:items-start nav:gap-16">
        <aside className="max-nav:order-2 nav:sticky nav:top-24">
          <LotteryCard
            card="megaphone"
            className="w-[min(100%,200px)] [transform:rotate(-3deg)] max-nav:hidden"
          />
          <p className="mt-6">
            <b className="condensed text-19">{faqCopy.doubtsTitle}</b>
            <br />
            <BracketedText text={faqCopy.doubtsText} look="boxed" />
          </p>
        </aside>
        <div className="border-t-3 border-tinta">
          {faqCopy.entries.map((entry, index) => (
            <FaqItem
              key={entry.slug}
              entry={entry}
              number={index + 1}
              onCopied={() => toast.show('link-copied')}
            />
          ))}
        </div>
      </PageBody>
    </>
  );
}
