import { classNames } from '../ui/class-names.ts';
import { LotteryCard, type LotteryCardProps } from './LotteryCard.tsx';

type SmallLotteryCardProps = Omit<LotteryCardProps, 'numberClass'>;

export function SmallLotteryCard({ className, captionClass = 'text-24', ...card }: SmallLotteryCardProps) {
  return (
    <LotteryCard
      {...card}
      className={classNames('p-[.35rem]', className)}
      numberClass="top-[.35rem] left-[.35rem] text-15"
      captionClass={classNames('pt-[.35rem] pb-[.1rem]', captionClass)}
    />
  );
}
