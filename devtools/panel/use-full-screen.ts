import { type RefObject, useEffect, useState } from 'react';

// At Escape, some browsers end full screen and send the page no key event. In other browsers, this listener
// ends full screen and stops the key event, which would also close a dialog.
export function leaveFullScreen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !document.fullscreenElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void document.exitFullscreen();
}

export function useFullScreen(element: RefObject<HTMLElement | null>): [isFull: boolean, toggle: () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    window.addEventListener('keydown', leaveFullScreen, true);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      window.removeEventListener('keydown', leaveFullScreen, true);
    };
  }, []);
  // The browser may deny full screen; the layout then stays as before, so the rejection is ignored.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {});
  return [isFull, toggle];
}
