/** Outlines on a grid of 24, drawn with a stroke of 2.5 and square joins. */
const PATHS = {
  menu: 'M2 7q2.5-3 5 0t5 0 5 0 5 0M2 13q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0',
  close: 'M4 4 20 20M20 4 4 20',
  plus: 'M12 3v18M3 12h18',
  minus: 'M3 12h18',
  clock: 'M12 2.5a9.5 9.5 0 1 0 .01 0zM12 6v6.5l4 3',
  lock: 'M4 11h16v11H4zM7.5 11V7a4.5 4.5 0 0 1 9 0v4',
  check: 'M3 12.5 9.5 19 21 5',
  arrow: 'M2 12h19M13 4l8 8-8 8',
  left: 'M15 3 6 12l9 9',
  right: 'M9 3l9 9-9 9',
  down: 'M3 8.5l9 9 9-9',
  eye: 'M1.5 12Q12-2 22.5 12 12 26 1.5 12zM12 8.5a3.5 3.5 0 1 0 .01 0z',
  'eye-off': 'M1.5 12Q12-2 22.5 12 12 26 1.5 12zM12 8.5a3.5 3.5 0 1 0 .01 0zM3 21 21 3',
  alert: 'M12 2 23 21.5H1zM12 9v6M12 17v2.5',
  stamp: 'M5 21h14M6 17h12v-3h-4.5c0-3 2-4 2-7a3.5 3.5 0 0 0-7 0c0 3 2 4 2 7H6z',
  exit: 'M10 3H3v18h7M8 12h13M15 6l6 6-6 6',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  up: 'M12 21V4M5 11l7-7 7 7',
  fall: 'M12 3v17M5 13l7 7 7-7',
  same: 'M4 12h16',
  mail: 'M2 5h20v14H2zM2 5l10 8 10-8',
  star: 'M12 2l3 7 7.5.5-6 5 2 7.5-6.5-4-6.5 4 2-7.5-6-5L9 9z',
  offline: 'M2 9q10-8 20 0M5.5 13.5q6.5-5 13 0M9 18q3-2.5 6 0M3 2l18 20',
  share: 'M12 15V3M6 8l6-6 6 6M4 12v10h16V12',
  download: 'M12 2v13M6 10l6 6 6-6M3 21h18',
  bell: 'M5 18V11a7 7 0 0 1 14 0v7M2 18.5h20M10 22h4M12 1v3',
  search: 'M10 3a7 7 0 1 0 .01 0zM15 15l7 7',
  reload: 'M20 12a8 8 0 1 1-2.5-5.800M20 2v6h-6',
  copy: 'M8 8h13v14H8zM16 8V2H3v14h5',
  link: 'M9 15l6-6M10 7l4-4 7 7-4 4M14 17l-4 4-7-7 4-4',
};

/** An icon of the set. */
export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  className?: string;
}

/** A small drawing that repeats what the words beside it say; screen readers skip it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
