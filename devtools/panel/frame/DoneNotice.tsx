import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';

/**
 * Says what the last action has done. It stands below the section, so that nothing that the user reads or presses
 * moves or is covered.
 */
export function DoneNotice() {
  const { notice, closeNotice } = usePanel();
  if (!notice) return null;
  const { words, action } = notice;
  return (
    <div className="line notice flex-none" role="status">
      <p className="wrap-anywhere grow">{words}</p>
      {action ? (
        <Button
          className="primary"
          onPress={() => {
            closeNotice();
            return action.run();
          }}
        >
          {action.name}
        </Button>
      ) : null}
      <IconButton icon="close" name={copy.closeNotice} onPress={closeNotice} />
    </div>
  );
}
