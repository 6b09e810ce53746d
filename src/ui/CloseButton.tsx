import '../styles/notice.css';
import { Icon } from './Icon.tsx';

interface CloseButtonProps {
  label: string;
  onClick: () => void;
}

/** The cross that takes a notice away. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className="close" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
