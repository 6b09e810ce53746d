/**
 * Open Graph pictures of the public pages besides Inicio. `scripts/pictures.ts` renders the markup on the built
 * Inicio, so that the stylesheets of the product apply.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LotteryCard } from '../src/components/LotteryCard.tsx';
import { PointsRule } from '../src/components/PointsRule.tsx';
import { accessibilityCopy } from '../src/copy/accessibility.ts';
import type { CardName } from '../src/copy/cards.ts';
import { faqCopy } from '../src/copy/faq.ts';
import type { HEAD } from '../src/copy/head.ts';
import { privacyCopy } from '../src/copy/privacy.ts';
import { rewardsCopy } from '../src/copy/rewards.ts';
import { termsCopy } from '../src/copy/terms.ts';

export interface LinkCard {
  page: Exclude<keyof typeof HEAD, 'home'>;
  markup: string;
  style: string;
}

const COMMON_STYLE = `
  #card { background: var(--ground); }
  #card h1 { display: block; position: absolute; left: 60px; top: 32px; width: 700px; margin: 0;
    font: 400 132px / .88 var(--font-rotulo); text-shadow: .04em .04em 0 var(--under); }
  #card .motif { position: absolute; left: 62px; top: 290px; width: 640px; }
  #card .leaning { position: absolute; right: 84px; top: 120px; width: 318px; rotate: 4deg; box-shadow: 6px 6px 0 var(--under); }
  #card .leaning .lottery-card-caption { font-size: 38px; padding-top: 12px; }
  #card .leaning .lottery-card-number { font-size: 28px; }
  #card .wordmark { position: absolute; right: 0; top: 0; width: 212px; height: 84px; padding: 12px 22px;
    background: var(--color-noche); }
  #card .wave { position: absolute; inset: auto 0 0; margin: 0; height: 112px; }
  #card .wave-crest { animation: none; }
`;

/** For the pages whose picture has a sentence. */
const LEAD_STYLE = `${COMMON_STYLE}
  #card .motif { width: 560px; border-top: 4px dashed var(--color-queso); padding-top: 22px; }
  #card .motif p { margin: 0; font: 800 44px / 1.12 var(--font-cartel); color: var(--color-elote); }
`;

function renderCard(face: CardName, motif: ReactNode, headline: string): string {
  return renderToStaticMarkup(
    <>
      <h1>{headline}</h1>
      <div className="motif">{motif}</div>
      <LotteryCard card={face} className="leaning" />
    </>,
  );
}

const prizes = (
  <>
    {(['screen', 'jersey', 'ball'] as const).map((card) => (
      <LotteryCard key={card} card={card} className="prize" />
    ))}
  </>
);

const questions = (
  <ol>
    {faqCopy.entries.slice(0, 3).map(({ question }, index) => (
      <li key={question}>
        <b className="number-badge">{index + 1}</b>
        {question}
      </li>
    ))}
  </ol>
);

export const LINK_CARDS: readonly LinkCard[] = [
  {
    page: 'rewards',
    markup: renderCard('trip', prizes, rewardsCopy.heading),
    style: `${COMMON_STYLE}
      #card { --ground: var(--color-chile); --under: var(--color-tinta); }
      #card h1 { color: var(--color-queso); }
      #card .motif { display: flex; gap: 28px; top: 300px; }
      #card .prize { width: 168px; }
      #card .prize .lottery-card-caption { font-size: 23px; }
      #card .wave-crest:first-child { background: var(--color-azul); }
    `,
  },
  {
    page: 'faq',
    markup: renderCard('megaphone', questions, faqCopy.heading),
    style: `${COMMON_STYLE}
      #card { --ground: var(--color-queso); --under: var(--color-papel); color: var(--color-tinta); }
      #card .leaning { box-shadow: 6px 6px 0 var(--color-tinta); }
      #card ol { margin: 0; padding: 0; list-style: none; border: 3px solid; background: var(--color-blanco); }
      #card li { display: flex; align-items: center; gap: 20px; padding: 9px 12px;
        font: 800 33px / 1 var(--font-cartel); }
      #card li + li { border-top: 3px solid; }
      #card li .number-badge { min-width: 1.5em; padding: .14em 0; }
    `,
  },
  {
    page: 'privacy',
    markup: renderCard('credential', <p>{privacyCopy.lead}</p>, privacyCopy.heading),
    style: `${LEAD_STYLE}
      #card { --ground: var(--color-noche); --under: var(--color-chile); color: var(--color-papel); }
    `,
  },
  {
    page: 'accessibility',
    markup: renderCard('ball', <p>{accessibilityCopy.lead}</p>, accessibilityCopy.heading),
    style: `${LEAD_STYLE}
      #card { --ground: var(--color-azul); --under: var(--color-noche); color: var(--color-papel); }
      #card h1 { font-size: 108px; }
    `,
  },
  {
    page: 'terms',
    markup: renderCard('whistle', <PointsRule className="" />, termsCopy.heading),
    style: `${COMMON_STYLE}
      #card { --ground: var(--color-verde); --under: var(--color-tinta); color: var(--color-papel); }
      #card dl { display: grid; grid-template-columns: 1fr; margin: 0; border-color: currentColor; width: 520px; }
      #card dl > div { flex-direction: row; justify-content: space-between; padding: 4px 0; min-height: 0; border-left: 0; }
      #card dl > div + div { border-top: 2px dashed; }
      #card dt { font-size: 33px; }
      #card dd { font-size: 42px; }
    `,
  },
];
