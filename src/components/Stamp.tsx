import { classNames } from '../ui/class-names.ts';

interface StampProps {
  brand?: string;
  word: string;
  detail?: string;
  className?: string;
  wordClass?: string;
}

export function Stamp({ brand, word, detail, className, wordClass }: StampProps) {
  return (
    <span className={classNames('stamp condensed', className)}>
      <span>
        {brand}
        <b className={classNames('stamp-word lettering', wordClass)}>{word}</b>
        {detail}
      </span>
    </span>
  );
}
