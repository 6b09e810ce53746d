/** Parts of Partidos that load after the code of the page itself, in one file of the build. */
export { Announcer } from './Announcer.tsx';
export { ClosedWeek } from './ClosedWeek.tsx';
export { FixtureList } from './FixtureList.tsx';
export { ShareTicket } from './ShareTicket.tsx';
export { TabArrows } from './TabArrows.tsx';
export { UnopenedWeek } from './UnopenedWeek.tsx';
export { ViewSwitch } from './ViewSwitch.tsx';
export { WeekHead } from './WeekHead.tsx';
export { WeekHelp } from './WeekHelp.tsx';
export { WeekReminder } from './WeekReminder.tsx';
