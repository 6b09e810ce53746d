import { SmallLotteryCard } from '../../components/SmallLotteryCard.tsx';
import type { CardName } from '../../copy/cards.ts';
import type { ModalEntry } from './table.ts';

const LOOKS: Record<ModalEntry['tone'], string> = {
  error: '[transform:rotate(-4deg)] shadow-tinta-s',
  confirm: '[transform:rotate(-4deg)] shadow-tinta-s',
  done: '[transform:rotate(3deg)] shadow-tinta-s',
  progress: 'shadow-none',
};

export function DialogCard({ card, tone }: { card: CardName; tone: ModalEntry['tone'] }) {
  return <SmallLotteryCard card={card} className={LOOKS[tone]} captionClass="text-16" />;
}
