import type { RecordingWords } from '../player/app.ts';
import { getControlCaption } from './control-captions.ts';

/** What the recipe of a recording is told of this game. The panel makes such recipes too, for its reports. */
export const RECORDING_WORDS: RecordingWords = {
  getCaption: getControlCaption,
  recordedTags: ['flujos'],
  isOpener: ({ name, role }) => role === 'button' && /^Menú( |$)/.test(String(name)),
};
