/** Parts of Partidos that load after the code of the page itself, in one file of the build. */

export { ClosedWeek } from './closed-week/ClosedWeek.tsx';
export { ViewSwitch } from './closed-week/ViewSwitch.tsx';
export { FixtureList } from './unopened-week/FixtureList.tsx';
export { UnopenedWeek } from './unopened-week/UnopenedWeek.tsx';
export { Announcer } from './week/Announcer.tsx';
export { ShareTicket } from './week/ShareTicket.tsx';
export { WeekHead } from './week/WeekHead.tsx';
export { WeekHelp } from './week/WeekHelp.tsx';
export { WeekReminder } from './week/WeekReminder.tsx';
export { TabArrows } from './week-choice/TabArrows.tsx';
