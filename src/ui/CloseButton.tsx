import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface CloseButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
}

export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'grid size-11 flex-none cursor-pointer place-items-center bg-transparent',
        className,
      )}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
