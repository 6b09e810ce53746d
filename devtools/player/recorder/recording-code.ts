/** The code that only a recording or a journal needs. It loads in one piece at their first use. */
export { beginRecording } from './begin-recording.ts';
export { nameRecording } from './name-recording.ts';
export { openJournal } from './open-journal.ts';
export { record } from './record.ts';
export { saveJournal } from './save-journal.ts';
export { toRecipe } from './to-recipe.ts';
