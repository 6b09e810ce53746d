import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { Icon } from './Icon.tsx';

interface NoticeProps {
  title: string;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

export function Notice({ title, children, closeLabel, onClose }: NoticeProps) {
  return (
    <div
      className="mt-6 flex items-center gap-3.5 border-2 border-azul bg-blanco px-4 py-3.5 text-tinta"
      role="status"
    >
      <Icon name="check" size={28} className="text-azul" />
      <p className="flex-1">
        <b className="condensed text-lg/tight text-azul">{title}</b>
        <br />
        {children}
      </p>
      <CloseButton label={closeLabel} onClick={onClose} className="text-azul" />
    </div>
  );
}
