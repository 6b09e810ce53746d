import type { PlayedApp } from '../player/app.ts';
import { getControlCaption } from './control-captions.ts';

/** What a recorded recipe is told of this game. A file of its own, because the panel makes recipes too, for its reports. */
export const RECORDING_WORDS: Pick<PlayedApp, 'getCaption' | 'recordedTags'> = {
  getCaption: getControlCaption,
  recordedTags: ['flujos'],
};
