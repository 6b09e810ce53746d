/** The parts of Partidos that nobody needs before the cards are on screen, in one file of the build. */
export { Announcer } from './Announcer.tsx';
export { PendingTrivia } from './PendingTrivia.tsx';
export { ShareTicket } from './ShareTicket.tsx';
export { WeekHelp } from './WeekHelp.tsx';
export { UnopenedReminder, WeekReminder } from './WeekReminder.tsx';
