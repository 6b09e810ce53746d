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
  return (
    <div role="status" className="flex-none lg:in-[.dock.bottom]:col-2">
      {notice ? (
        <div className="line notice">
          <p className="wrap-anywhere grow">{notice.words}</p>
          {notice.action ? (
            <Button
              className="primary"
              onPress={() => {
                closeNotice();
                return notice.action?.run();
              }}
            >
              {notice.action.name}
            </Button>
          ) : null}
          <IconButton icon="close" name={copy.closeNotice} onPress={closeNotice} />
        </div>
      ) : null}
    </div>
  );
}
