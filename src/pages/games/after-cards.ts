/** The parts of Partidos that nobody needs before the cards are on screen, in one file of the build. */
export { Announcer } from './Announcer.tsx';
export { ReminderAndShare, UnopenedReminder } from './ReminderAndShare.tsx';
