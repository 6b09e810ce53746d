import type { RecipeView } from '../api.ts';

interface WaitNoticeProps {
  /** Whether the app's page reloads. */
  isAway: boolean;
  /** Number of pictures that are saved so far; null while none are taken. */
  pictures: number | null;
  played: RecipeView | undefined;
}

/** Says why the cabina waits: a time jump reloads the app, or pictures of a recipe are taken. */
export function WaitNotice({ isAway, pictures, played }: WaitNoticeProps) {
  if (!isAway && pictures === null) return null;
  return (
    <p
      className="fixed top-2 right-45 z-80 bg-heed px-2.5 py-1.5 font-semibold text-[#1f1300] max-lg:right-2"
      role="status"
    >
      {pictures === null ? 'Viajando…' : `Guardando imágenes: ${pictures} de ${played?.outline.length ?? 0}`}
    </p>
  );
}
