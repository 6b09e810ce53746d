import { copy } from '../../copy/shared.ts';
import { createListLink } from '../../links/playlist-link.ts';
import { startPlaylist } from '../../player/playlist/playlist.ts';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { PlayButtons } from '../parts/PlayButtons.tsx';

interface PlaylistButtonsProps {
  isEmpty: boolean;
  onClose: () => void;
  /** Runs an action and shows its error in the dialog. */
  attempt: (action: () => unknown) => void;
}

/** Play the list, or share it as a link or a QR code. */
export function PlaylistButtons({ isEmpty, onClose, attempt }: PlaylistButtonsProps) {
  const { recipe: runner } = usePanel().simulator;
  return (
    <div className="row">
      <PlayButtons
        name="Reproducir la lista"
        isDisabled={isEmpty}
        play={() => startPlaylist(runner)}
        onClose={onClose}
      />
      <CopyButton
        name={`${copy.copyLink} de la lista`}
        icon="link"
        isDisabled={isEmpty}
        text={() => createListLink(runner)}
        run={attempt}
      />
      <CopyButton
        name={copy.copyFullLink}
        label={`${copy.copyFullLink} de la lista`}
        icon="full"
        isDisabled={isEmpty}
        text={() => createListLink(runner, { isFull: true })}
        run={attempt}
      />
      <QrButton of="de la lista" isDisabled={isEmpty} link={() => createListLink(runner)} run={attempt} />
    </div>
  );
}
