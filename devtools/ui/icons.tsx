const PATHS = {
  bug: 'M4 2a2 2 0 0 1 4 0l-.4.9h-3.2zM3 4h6v5.5a3 3 0 0 1-6 0zM0 3.5h2v1.3H0zM10 3.5h2v1.3h-2zM0 6.4h2v1.3H0zM10 6.4h2v1.3h-2zM0 9.3h2v1.3H0zM10 9.3h2v1.3h-2z',
  dialogs: 'M0 1h12v10H0zM1.5 4v5.5h9V4zM6.5 6.5h3v2h-3z',
  message: 'M0 0h12v9H6l-3 3V9H0zM2 2.5V4h8V2.5zM2 5v1.5h5V5z',
  play: 'M2 0l9 6-9 6z',
  pause: 'M1 1h4v10H1zM7 1h4v10H7z',
  previous: 'M0 1h2v10H0zM12 1v10L3 6z',
  next: 'M10 1h2v10h-2zM0 1v10l9-5z',
  clock:
    'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0zm0 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM5.3 3h1.4v2.7l1.9 1.9-1 1-2.3-2.3z',
  close: 'M1.5 0L6 4.5 10.5 0 12 1.5 7.5 6 12 10.5 10.5 12 6 7.5 1.5 12 0 10.5 4.5 6 0 1.5z',
  copy: 'M0 0h9v2h2.5v10H3V9H0zM1.3 1.3v6.4H3V2h4.7v-.7zM4.3 3.3v7.4h5.9V3.3z',
  fault: 'M6 .5l6 11H0zM5.3 4.5v3.5h1.4V4.5zM5.3 8.8v1.4h1.4V8.8z',
  link: 'M6.7 1.1a3 3 0 0 1 4.2 4.2L8.8 7.4 7.7 6.3l2.1-2.1a1.5 1.5 0 0 0-2-2L5.7 4.3 4.6 3.2zM5.3 10.9a3 3 0 0 1-4.2-4.2l2.1-2.1 1.1 1.1-2.1 2.1a1.5 1.5 0 0 0 2 2l2.1-2.1 1.1 1.1zM4.1 7l3-3 .9.9-3 3z',
  bottom: 'M0 0h12v12H0zM1.5 1.5v5h9v-5z',
  person: 'M6 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM0 12c0-3 2.4-5 6-5s6 2 6 5z',
  phone: 'M2.5 0h7v12h-7zM4 1.5v7.5h4V1.5zM5.2 10v1h1.6v-1z',
  qr: 'M0 0h5v5H0zM1.5 1.5v2h2v-2zM7 0h5v5H7zM8.5 1.5v2h2v-2zM0 7h5v5H0zM1.5 8.5v2h2v-2zM7 7h2v2H7zM10 7h2v2h-2zM8.5 9h2v1.5h-2zM7 10.5h1.5V12H7zM10.5 10.5H12V12h-1.5z',
  reset: 'M6 1a5 5 0 1 1-4.8 6.4l1.5-.4A3.5 3.5 0 1 0 6 2.5V5L2 2 6-1z',
  right: 'M0 0h12v12H0zM1.5 1.5v9h5v-9z',
  desktop: 'M0 1h12v8H7.5v1.5H9V12H3v-1.5h1.5V9H0zM1.5 2.5v5h9v-5z',
  save: 'M5 0h2v5h3l-4 4-4-4h3zM0 9h1.5v1.5h9V9H12v3H0z',
  search: 'M5 0a5 5 0 0 1 4 8l3 3-1 1-3-3A5 5 0 1 1 5 0zm0 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  skip: 'M0 1l5 5-5 5zM5 1l5 5-5 5zM10 1h2v10h-2z',
  steps: 'M0 1h2v2H0zM3.5 1H12v2H3.5zM0 5h2v2H0zM3.5 5H12v2H3.5zM0 9h2v2H0zM3.5 9H12v2H3.5z',
  full: 'M0 0h5v1.5H1.5V5H0zM7 0h5v5h-1.5V1.5H7zM0 7h1.5v3.5H5V12H0zM10.5 7H12v5H7v-1.5h3.5z',
  book: 'M0 1h5l1 1 1-1h5v9.5H7l-1 1-1-1H0zM1.5 2.5V9h3.7V2.5zM6.8 2.5V9h3.7V2.5z',
  world: 'M0 0h12v12H0zM1.5 4.5v2h3v-2zM6 4.5v2h4.5v-2zM1.5 8v2.5h3V8zM6 8v2.5h4.5V8z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="inline-block flex-none align-[-1px]"
      width="12"
      height="12"
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={PATHS[name]} />
    </svg>
  );
}
