import { NumberBadge } from '../../components/NumberBadge.tsx';

interface PrintableBadgeProps {
  size: 'total' | 'figure';
  children: string;
}

// A number badge that is also readable when printed: by default, browsers print no background colours.
export function PrintableBadge({ size, children }: PrintableBadgeProps) {
  return (
    <NumberBadge
      size={size}
      className="print:border-2 print:border-tinta print:bg-none print:bg-transparent print:text-tinta"
    >
      {children}
    </NumberBadge>
  );
}
