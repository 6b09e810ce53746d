import { Icon, type IconName } from './icons.tsx';

interface PlainIconButtonProps {
  /** The name of an icon, or the sign that the button shows. */
  icon: IconName | '?' | '⋯';
  name: string;
  className?: string;
  isExpanded?: boolean;
  onPress: () => unknown;
}

export function PlainIconButton({ icon, name, className = '', isExpanded, onPress }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={name}
      aria-expanded={isExpanded}
      title={name}
      onClick={onPress}
    >
      {icon === '?' || icon === '⋯' ? icon : <Icon name={icon} />}
    </button>
  );
}
