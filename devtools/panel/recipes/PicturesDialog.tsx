import { copy } from '../../copy/shared.ts';
import { TitledOverlay } from '../../ui/Overlay.tsx';
import { RecipePicker } from './RecipePicker.tsx';
import { useSavePictures } from './use-save-pictures.ts';

/** Asks of which recipe the pictures are saved. */
export function PicturesDialog({ onClose }: { onClose: () => void }) {
  const savePictures = useSavePictures();
  return (
    <TitledOverlay name={copy.pictures} size="wide" onClose={onClose}>
      <p className="quiet mb-2">
        El recorrido se reproduce solo y se descarga un ZIP con una imagen por paso, en 16:9.
      </p>
      <RecipePicker
        action="Guardar"
        onChoose={(recipe) => {
          onClose();
          savePictures(recipe);
        }}
      />
    </TitledOverlay>
  );
}
