import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { createHarFile } from '../../describe/har-file.ts';
import { describeUndo } from '../../describe/undo.ts';
import { readKeptCalls } from '../../state/kept-calls.ts';
import type { PanelContextValue } from '../context/context.ts';
import type { Says } from '../context/use-notice.ts';
import { download } from '../parts/download.ts';
import type { Entry } from './command.ts';

export function createWorldCommands(context: PanelContextValue): Entry[] {
  const { simulator, show } = context;
  const { world } = simulator;
  const hasWorld = !simulator.isReal;
  const week = hasWorld && world.table('weeks').rows.find(({ isCurrent }) => isCurrent)?.number;
  const commands: (
    | [id: string, name: string, run: () => unknown, says?: Says, afterReload?: string]
    | false
  )[] = [
    ['report', copy.report, () => show('report')],
    ['restore', copy.restore, () => simulator.restore(), done.restored],
    hasWorld &&
      world.canUndo() && [
        'undo',
        copy.undo,
        () => world.undo(),
        describeUndo(simulator),
        done.undoneWithReload,
      ],
    hasWorld && ['revoke', copy.revoke, () => world.revoke(), done.sessionClosed()],
    hasWorld && ['delete', copy.deleteAccount, () => world.deleteUser(), done.accountDeleted()],
    ['tab', copy.openTab, () => simulator.openTab()],
    hasWorld && [
      'export',
      'Exportar este mundo',
      () => download(`mundo-${world.seed()}.json`, world.export()),
      done.worldDownloaded,
    ],
    [
      'har',
      copy.downloadHar,
      () =>
        download(
          'simulador.har',
          JSON.stringify(createHarFile(simulator, context.reads.findGame.peek(), readKeptCalls()), null, 1),
        ),
      done.harDownloaded,
    ],
    !!week && [
      'publish',
      `Publicar resultados de la jornada ${week}`,
      () => world.publishWeek(Number(week)),
      (seq) => (seq === null ? done.nothingToPublish : done.published(copy.week(String(week)))),
    ],
    hasWorld && ['reset', copy.reset, context.startOver],
  ];
  return commands
    .filter((command) => !!command)
    .map(([id, name, run, says, afterReload]) => ({
      id,
      name,
      run,
      ...(says === undefined ? {} : { says }),
      ...(afterReload === undefined ? {} : { afterReload }),
    }));
}
