import { useEffect, useLayoutEffect, useState } from 'react';
import { prefetchDrawings } from '../../components/art/CardArt.tsx';
import { useShellStores } from '../../use-stores.ts';
import { TextDialog } from './TextDialog.tsx';
import { TriviaDialog } from './TriviaDialog.tsx';
import { useReturnOfFocus } from './use-return-of-focus.ts';

/** Renders the request of the modal store. */
export function ModalHost() {
  const { auth, game, modal } = useShellStores();
  // After a mistake in a dialog, the error boundary mounts this component again with the next request. Headless UI makes
  // the page inert only if its dialog is closed in the first render.
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  const current = modal.current.value;
  const request = isMounted ? current : null;
  useReturnOfFocus(request !== null);
  // Fetches the drawings of all dialogs in advance, because a dialog about a lost connection could not fetch
  // its own.
  useEffect(prefetchDrawings, []);
  const trivia = auth.status.value === 'authenticated' ? game.current?.trivia : undefined;
  return (
    <>
      <TextDialog request={request?.type === 'trivia' ? null : request} />
      {trivia ? <TriviaDialog trivia={trivia} isOpen={request?.type === 'trivia'} /> : null}
    </>
  );
}
