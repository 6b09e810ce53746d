import type { ReactNode } from 'react';
import '../styles/notice.css';
import { CloseButton } from './CloseButton.tsx';
import { Icon } from './Icon.tsx';

interface NoticeProps {
  title: string;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** Good news inside a page that can be put away. */
export function Notice({ title, children, closeLabel, onClose }: NoticeProps) {
  return (
    <div className="restored-note" role="status">
      <Icon name="check" size={28} />
      <p>
        <b>{title}</b>
        <br />
        {children}
      </p>
      <CloseButton label={closeLabel} onClick={onClose} />
    </div>
  );
}
