import { classNames } from '../ui/class-names.ts';

const VARIANTS = {
  own: 'border-2 border-azul bg-blanco text-azul',
  none: 'border-2 border-dashed border-humo text-humo forced-colors:border-solid',
  result: 'number-badge number-badge-score',
  live: 'bg-verde text-papel forced-colors:border-2',
};

interface ScoreTileProps {
  variant: keyof typeof VARIANTS;
  children?: string | number;
}

export function ScoreTile({ variant, children }: ScoreTileProps) {
  return (
    <span
      className={classNames(
        'condensed grid min-h-12 min-w-12.5 place-items-center text-display-3/none',
        VARIANTS[variant],
      )}
      translate="no"
      aria-hidden={children === undefined || undefined}
    >
      {children}
    </span>
  );
}
