import { useEffect } from 'react';
import { prefetchDrawings } from '../../components/art/CardArt.tsx';
import { useCommonStores } from '../../use-stores.ts';
import { LazyTrivia } from './LazyTrivia.tsx';
import { TextDialog } from './TextDialog.tsx';
import { useReturnOfFocus } from './use-return-of-focus.ts';

/**
 * When one text dialog replaces another, its element stays mounted; the trivia has its own. At the end the focus
 * returns to the opener of the first dialog (the element that had the focus before it).
 */
export function ModalHost() {
  const request = useCommonStores().modal.current.value;
  useReturnOfFocus(request !== null);
  // Fetches the drawings of all dialogs in advance, because a dialog about a lost connection could not fetch
  // its own.
  useEffect(prefetchDrawings, []);
  return (
    <>
      {request && request.type !== 'trivia' ? <TextDialog request={request} /> : null}
      <LazyTrivia />
    </>
  );
}
