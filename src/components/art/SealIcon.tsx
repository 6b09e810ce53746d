/** A rubber stamp, as large as an icon. Only the review of a send shows it, so the page's icons don't contain it. */
export function SealIcon() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M9 9.5a4 4 0 1 1 6 0L14.5 13H20v5H4v-5h5.5zM4 21.5h16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  );
}
