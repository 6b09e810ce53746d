import { classNames } from '../../ui/class-names.ts';

// A number badge that is also readable when printed: by default, browsers print no background colours.
export function PrintableBadge({ className, children }: { className: string; children: string }) {
  return (
    <b
      className={classNames(
        'number-badge print:border-2 print:border-tinta print:bg-transparent print:bg-none print:text-tinta',
        className,
      )}
    >
      {children}
    </b>
  );
}
