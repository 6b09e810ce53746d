import { Icon, type IconName } from './icons.tsx';

interface PlainIconButtonProps {
  /** The name of an icon, or the sign that the button shows. */
  icon: IconName | '?' | '⋯';
  name: string;
  /** The words beside the icon, which the name must contain. Without them, the name is a tooltip. */
  text?: string | undefined;
  className?: string;
  isExpanded?: boolean;
  isDisabled?: boolean;
  onPress: () => unknown;
}

export function PlainIconButton(props: PlainIconButtonProps) {
  const { icon, name, text, className = '', isExpanded, isDisabled = false, onPress } = props;
  return (
    <button
      type="button"
      className={`${text ? 'button px-2' : 'icon-button'} ${className}`}
      aria-label={name}
      aria-expanded={isExpanded}
      title={text === name ? undefined : name}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon === '?' || icon === '⋯' ? <span>{icon}</span> : <Icon name={icon} />}
      {text}
    </button>
  );
}
