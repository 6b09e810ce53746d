/** Parts of Partidos that load after the code of the page itself, in one file of the build. */
export { Announcer } from './Announcer.tsx';
export { ShareTicket } from './ShareTicket.tsx';
export { WeekHead } from './WeekHead.tsx';
export { WeekHelp } from './WeekHelp.tsx';
export { UnopenedReminder, WeekReminder } from './WeekReminder.tsx';
