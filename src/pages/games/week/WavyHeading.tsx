import { classNames } from '../../../ui/class-names.ts';

export function WavyHeading({ className, children }: { className?: string; children: string }) {
  return (
    <h2
      className={classNames(
        'col-span-full mt-4 -mb-1 flex items-center gap-3.5 text-display-2/none',
        'after:mask-(image:--onda-abajo) after:mask-size-[16px_8px] after:mask-repeat-round after:h-2 after:flex-1 after:bg-tinta',
        className,
      )}
    >
      {children}
    </h2>
  );
}
