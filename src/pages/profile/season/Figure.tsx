import { NumberBadge } from '../../../components/NumberBadge.tsx';
import { classNames } from '../../../ui/class-names.ts';

// A number badge that is also readable when printed: by default, browsers print no background colours.
export function Figure({ className, children }: { className: string; children: string }) {
  return (
    <NumberBadge
      className={classNames(
        'print:border-2 print:border-tinta print:bg-transparent print:bg-none print:text-tinta',
        className,
      )}
    >
      {children}
    </NumberBadge>
  );
}
