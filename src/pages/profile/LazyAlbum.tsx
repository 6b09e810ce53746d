import { StillLoading } from '../../components/StillLoading.tsx';
import { albumCopy } from '../../copy/album.ts';
import { createLazy } from '../../lib/lazy.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { PARTS } from './PartLinks.tsx';

// Renders nothing until the tickets have loaded: Mi temporada shows the loading state, “Mis boletos” the failure.
export function LazyAlbum({ profile }: { profile: ProfilePageStore }) {
  const { current: Album, error, forgetError } = useLazy(albumCode);
  if (profile.tickets.value.status !== 'ready') return null;
  return (
    <section aria-labelledby={PARTS.album}>
      <h2 id={PARTS.album}>{albumCopy.title}</h2>
      {error !== null ? (
        <Button variant="primary" className="mt-4" onClick={forgetError}>
          {albumCopy.retry} <Icon name="reload" />
        </Button>
      ) : Album ? (
        <Album profile={profile} />
      ) : (
        <StillLoading />
      )}
    </section>
  );
}

const albumCode = createLazy(async () => (await import('./Album.tsx')).Album);
