import { Icon, type IconName } from './icons.tsx';

interface PlainIconButtonProps {
  /** The name of an icon, or the sign that the button shows. */
  icon: IconName | '?' | '⋯';
  name: string;
  className?: string;
  isExpanded?: boolean;
  isDisabled?: boolean;
  onPress: () => unknown;
}

export function PlainIconButton(props: PlainIconButtonProps) {
  const { icon, name, className = '', isExpanded, isDisabled = false, onPress } = props;
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={name}
      aria-expanded={isExpanded}
      title={name}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon === '?' || icon === '⋯' ? icon : <Icon name={icon} />}
    </button>
  );
}
