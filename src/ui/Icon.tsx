/** `index.html` contains one `path` for each icon, with the id `icon-<name>`. */
export type IconName =
  | 'menu'
  | 'close'
  | 'plus'
  | 'minus'
  | 'clock'
  | 'lock'
  | 'check'
  | 'arrow'
  | 'left'
  | 'right'
  | 'down'
  | 'eye'
  | 'eye-off'
  | 'alert'
  | 'exit'
  | 'calendar'
  | 'up'
  | 'fall'
  | 'same'
  | 'offline'
  | 'share'
  | 'download'
  | 'bell'
  | 'reload'
  | 'link';

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
