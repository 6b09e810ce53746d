import type { RecipeRunner, StepView } from '../../api.ts';
import { isNarrowWindow } from '../../lib/viewport.ts';
import { copyText } from '../../ui/copy-text.ts';
import { toggleFullScreen, useFullScreen } from '../../ui/full-screen.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { QrButton } from '../../ui/QrButton.tsx';
import { getNextSpeed } from '../playlist/speeds.ts';
import type { CaptionLayout } from './caption-layout.ts';

interface CaptionToolsProps {
  step: StepView;
  runner: RecipeRunner;
  isInList: boolean;
  isListed: boolean;
  layout: CaptionLayout;
  onList: () => void;
  onSave?: () => void;
  /** Shows what a press has done. */
  onNote: (note: string) => void;
}

/** The buttons for the steps, the link, the pictures, the full screen and the speed. */
export function CaptionTools(props: CaptionToolsProps) {
  const { step, runner, isInList, isListed, layout, onList, onSave, onNote } = props;
  const { index, isOver, recipe, speed } = step;
  const isStage = layout === 'stage';
  const isFull = useFullScreen();
  // A wide cabina has the full-screen button in its header.
  const canFill = document.fullscreenEnabled && !(onSave && !isNarrowWindow());
  // After the end, the link plays the recipe from its beginning.
  const linked = isOver ? 'del recorrido' : 'de este paso';
  const getLink = () => runner.link(recipe, isOver ? 0 : index, speed);
  const run = (action: () => unknown) =>
    void Promise.resolve()
      .then(action)
      .catch((reason: Error) => onNote(reason.message));
  const copyLink = async () => {
    await copyText(getLink());
    onNote('Enlace copiado');
  };
  return (
    <div className="captions-buttons max-lg:col-[2/4]">
      <PlainIconButton
        icon="steps"
        name="Ver los pasos"
        className="captions-list"
        isExpanded={isListed}
        onPress={onList}
      />
      {/* Who looks at a full screen shares nothing from there. */}
      {isStage ? null : (
        <PlainIconButton icon="link" name={`Copiar enlace ${linked}`} onPress={() => run(copyLink)} />
      )}
      {/* The QR code opens the recipe on a phone, so a phone doesn't need it. */}
      {isStage || isNarrowWindow() ? null : (
        <QrButton
          of={linked}
          link={() => {
            // The open dialog makes the app inert, and a playing recipe could not press anything there.
            runner.pause();
            return getLink();
          }}
          run={run}
        />
      )}
      {/* On a phone, “Recorrido siguiente” takes the room of the save button. */}
      {onSave && !isStage && !(isInList && isNarrowWindow()) ? (
        <PlainIconButton icon="save" name="Guardar imágenes de los pasos" onPress={onSave} />
      ) : null}
      {canFill ? (
        <PlainIconButton
          icon="full"
          name={isFull ? 'Salir de pantalla completa' : 'Pantalla completa'}
          onPress={toggleFullScreen}
        />
      ) : null}
      <button
        type="button"
        aria-label={`Ritmo: ×${speed}`}
        onClick={() => runner.setSpeed(getNextSpeed(speed))}
      >
        {`${isNarrowWindow() || layout === 'side' ? '' : 'Ritmo: '}×${speed}`}
      </button>
    </div>
  );
}
