import { useEffect, useState } from 'react';
import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { forgetStart, hasJustStarted, undoStart } from '../context/start-over.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';

const SHOWN_FOR_MS = 8_000;

/** Says for eight seconds that the user has started over, and offers to undo it. Ramas offers the same for longer. */
export function StartedOver() {
  const { simulator, reads } = usePanel();
  const { id, replaced } = useRead(reads.branch);
  const [isShown, setShown] = useState(false);
  const end = () => {
    forgetStart();
    setShown(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another branch begins or ends the notice.
  useEffect(() => {
    const isStart = hasJustStarted(id);
    setShown(isStart);
    if (!isStart) return;
    const timer = setTimeout(end, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!isShown) return null;
  return (
    <div className="line notice" role="status">
      <p className="grow">Empezaste de cero.</p>
      {replaced ? (
        <Button
          className="primary"
          says={done.startUndone}
          onPress={() => {
            setShown(false);
            return undoStart(simulator);
          }}
        >
          Deshacer
        </Button>
      ) : null}
      <IconButton icon="close" name={copy.closeNotice} onPress={end} />
    </div>
  );
}
