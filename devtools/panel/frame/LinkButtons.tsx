import { copy } from '../../copy/shared.ts';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { CopyButton } from '../parts/CopyButton.tsx';

/** Share the recipe that plays or, while none plays, the world: as a link, and as a QR code for a phone. */
export function LinkButtons({ hasText }: { hasText: boolean }) {
  const { simulator, reads, run } = usePanel();
  const playing = useRead(reads.playing);
  const link = () => (playing ? simulator.recipe.link(playing.recipe) : simulator.link());
  return (
    <>
      <CopyButton
        name={copy.copyLink}
        label={playing ? copy.copyRecipeLink : copy.copyWorldLink}
        done={playing ? copy.copiedRecipe : copy.copiedWorld}
        isIcon={!hasText}
        icon="link"
        text={link}
      />
      <QrButton
        of={playing ? 'de este recorrido' : 'de este mundo'}
        hasText={hasText}
        link={link}
        run={run}
      />
    </>
  );
}
