import { copy } from '../../copy/shared.ts';
import { toPlayInCabina } from '../../links/write.ts';
import { getNextSpeed } from '../../player/playlist/speeds.ts';
import { QrButton } from '../../ui/QrButton.tsx';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { PlayButtons } from '../parts/PlayButtons.tsx';
import type { useAttempt } from '../parts/use-attempt.tsx';

interface RecordingToolsProps {
  id: string;
  speed: number;
  setSpeed: (speed: number) => void;
  attempt: ReturnType<typeof useAttempt>['attempt'];
  onClose: () => void;
}

/** The buttons that play a recording, set its speed, and copy its link and its file. */
export function RecordingTools({ id, speed, setSpeed, attempt, onClose }: RecordingToolsProps) {
  const { recipe, recorder } = usePanel().simulator;
  return (
    <div className="row sticky bottom-0 bg-f1 pt-2 pb-3">
      <PlayButtons name="Reproducir" play={() => recipe.play(id, { speed })} onClose={onClose} />
      <Button onPress={() => setSpeed(getNextSpeed(speed))}>{`Ritmo: ×${speed}`}</Button>
      <CopyButton
        name={copy.copyLink}
        label="Copiar enlace de la grabación"
        icon="link"
        // Who edits the recording may want to go on in the cabina, with its panel.
        text={async () => toPlayInCabina(await recipe.link(id))}
        run={attempt}
      />
      <QrButton of="de la grabación" hasText link={() => recipe.link(id)} run={attempt} />
      <CopyButton
        name="Copiar archivo"
        isIcon
        icon="copy"
        text={() => recorder.mine.file(id).text}
        run={attempt}
      />
      <Button className="ml-auto" onPress={onClose}>
        Listo
      </Button>
    </div>
  );
}
