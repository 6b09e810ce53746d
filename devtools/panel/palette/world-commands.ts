import { copy } from '../../copy/shared.ts';
import type { PanelContextValue } from '../context/context.ts';
import { download } from '../parts/download.ts';
import type { Entry } from './command.ts';

export function createWorldCommands(context: PanelContextValue): Entry[] {
  const { simulator, show } = context;
  const { world } = simulator;
  const hasWorld = !simulator.isReal;
  const week = hasWorld && world.table('weeks').rows.find(({ isCurrent }) => isCurrent)?.number;
  const commands: ([id: string, name: string, run: () => unknown] | false)[] = [
    ['report', copy.report, () => show('report')],
    ['restore', copy.restore, () => simulator.restore()],
    hasWorld && world.canUndo() && ['undo', copy.undo, () => world.undo()],
    hasWorld && ['revoke', copy.revoke, () => world.revoke()],
    hasWorld && ['delete', copy.deleteAccount, () => world.deleteUser()],
    ['tab', copy.openTab, () => simulator.openTab()],
    hasWorld && [
      'export',
      'Exportar este mundo',
      () => download(`mundo-${world.seed()}.json`, world.export()),
    ],
    !!week && ['publish', `Publicar resultados de la jornada ${week}`, () => world.publishWeek(Number(week))],
    hasWorld && ['reset', copy.reset, context.startOver],
  ];
  return commands.filter((command) => !!command).map(([id, name, run]) => ({ id, name, run }));
}
