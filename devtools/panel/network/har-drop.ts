import type { DragEvent } from 'react';
import type { PanelState } from '../context/context.ts';
import { playHarFile } from './play-har-file.ts';

/** Returns the listeners with which the panel plays a HAR file that is dropped on it. */
export function createHarDrop({ simulator, isQa, open, run }: PanelState) {
  const isFile = ({ dataTransfer }: DragEvent) => isQa && dataTransfer.types.includes('Files');
  return {
    onDragOver(event: DragEvent) {
      // Without this, the browser would leave the page to show the file.
      if (isFile(event)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!isFile(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (!file) return;
      open('network');
      run(() => playHarFile(simulator, file));
    },
  };
}
