import { enterFullScreen } from '../../ui/full-screen.ts';
import { usePanel } from '../context/context.ts';
import { Button } from './Button.tsx';

interface PlayButtonsProps {
  name: string;
  isDisabled?: boolean;
  play: () => unknown;
  onClose: () => void;
}

/** Renders the buttons of a dialog that play in the app and close the dialog. */
export function PlayButtons({ name, isDisabled, play, onClose }: PlayButtonsProps) {
  const { playInApp } = usePanel();
  // In the dock, a recipe reloads the page, which ends full screen.
  const canFill = document.fullscreenEnabled && document.querySelector('.device-side') !== null;
  const press = (isFull: boolean) => {
    if (isFull) enterFullScreen();
    onClose();
    playInApp(play);
  };
  return (
    <>
      <Button className="primary" disabled={isDisabled} onPress={() => press(false)}>
        {name}
      </Button>
      {canFill ? (
        <Button disabled={isDisabled} onPress={() => press(true)}>
          En pantalla completa
        </Button>
      ) : null}
    </>
  );
}
