import { formatFigure } from '../../copy/format.ts';
import { classNames } from '../../ui/class-names.ts';

interface PlayerFiguresProps {
  variant: keyof typeof VARIANTS;
  figures: readonly { value: number | null; label: (value: number | null) => string }[];
}

export function PlayerFigures({ variant, figures }: PlayerFiguresProps) {
  const { list, figure, term } = VARIANTS[variant];
  return (
    <dl className={list}>
      {figures.map(({ label, value }) => (
        <div key={label(null)} className={classNames('condensed flex flex-col-reverse justify-end', figure)}>
          <dt className={term}>{label(value)}</dt>
          <dd className="text-display-3/none">{formatFigure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const VARIANTS = {
  card: {
    list: 'flex flex-wrap gap-1.5 px-4 pb-1.5',
    figure: 'grow-from-4.5',
    term: 'text-sm/none',
  },
  boxes: {
    list: 'mt-5 flex h-fit max-w-105 flex-wrap gap-0.5 border-2 border-tinta bg-tinta',
    figure: 'grow-from-5.75 bg-blanco px-2.5 pt-3 pb-2.5 text-center',
    term: 'mt-1 text-sm/compact text-humo',
  },
};
