/** Parts of Partidos that load after the code of the page itself, in one file of the build. */
export { EndedWeek } from '../../../components/EndedWeek.tsx';
export { Announcer } from './Announcer.tsx';
export { PendingTrivia } from './PendingTrivia.tsx';
export { ShareTicket } from './ShareTicket.tsx';
export { WeekHelp } from './WeekHelp.tsx';
export { UnopenedReminder, WeekReminder } from './WeekReminder.tsx';
