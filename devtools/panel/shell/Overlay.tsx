import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface OverlayProps {
  name: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

const FOCUSABLE = 'button, input, select, [tabindex="0"]';

/** A dialog of the panel's own, over everything. Escape and a press beside it close it; the focus goes back. */
export function Overlay({ name, className, onClose, children }: OverlayProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    const before = root?.activeElement ?? document.activeElement;
    box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    return () => (before as HTMLElement | null)?.focus?.();
  }, []);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const all = [...(box.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const root = box.current?.getRootNode() as Document | ShadowRoot;
    const edge = event.shiftKey ? all[0] : all.at(-1);
    if (root.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  };

  return (
    <div className="veil">
      <button type="button" className="veil-back" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={box}
        className={className}
        role="dialog"
        aria-modal="true"
        aria-label={name}
        onKeyDown={press}
      >
        {children}
      </div>
    </div>
  );
}
