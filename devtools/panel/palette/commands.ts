import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { MINE_TAG } from '../../player/recorder/my-recipes.ts';
import { OTHER_NAMES } from '../../search/other-names.ts';
import { SECTIONS, type SectionId } from '../../state/sections.ts';
import type { PanelContextValue } from '../context/context.ts';
import { fillRegistration } from '../parts/fill-registration.ts';
import type { Command, CommandGroup, Entry } from './command.ts';
import { createEndpointCommands } from './endpoint-commands.ts';
import { createFaultCommands } from './fault-commands.ts';
import { createMessageCommands } from './message-commands.ts';
import { createDialogCommand, createRecipeCommand, isOfDialog } from './recipe-commands.ts';
import { createShareCommands } from './share-commands.ts';
import { createTimeCommands } from './time-commands.ts';
import { createWorldCommands } from './world-commands.ts';

export function listCommands(context: PanelContextValue): Command[] {
  const { simulator } = context;
  const { isReal, recipe, world } = simulator;
  // Of the recipes, only the recorded ones play without a world.
  const views = recipe.list().filter(({ tags }) => !isReal || tags.includes(MINE_TAG));
  const entries: Record<CommandGroup, Entry[]> = {
    clock: isReal ? [] : createTimeCommands(simulator, context.jump),
    dialogs: views.filter(isOfDialog).map((view) => createDialogCommand(view, simulator)),
    recipes: views.filter((view) => !isOfDialog(view)).map((view) => createRecipeCommand(view, simulator)),
    messages: createMessageCommands(simulator, views),
    endpoints: createEndpointCommands(context),
    faults: createFaultCommands(simulator),
    personas: isReal
      ? []
      : [
          {
            id: 'fill',
            name: 'Llenar el registro',
            words: 'formulario, datos de prueba, autofill',
            run: () => fillRegistration(context, 'confirmed'),
          },
          {
            id: 'new persona',
            name: 'Crear una persona nueva y usarla',
            words: 'inventada, cuenta confirmada',
            says: done.personaCreated,
            run: () => simulator.people.add('confirmed'),
          },
          ...world.personas().map(({ id, name, nickname, note, email }) => ({
            id: `as ${id}`,
            name: `Entrar como ${name}`,
            aside: nickname,
            codes: [id, nickname, ...(email ? [email] : [])],
            words: `persona ${note}`,
            says: done.personaUsed(name),
            run: () => world.as(id),
          })),
        ],
    go: [
      ...SECTIONS.map(({ id, name }) => ({
        id: `open ${id}`,
        name: `Abrir ${name}`,
        codes: [name],
        words: SECTION_WORDS[id],
        run: () => context.open(id),
      })),
      ...(context.isQa
        ? [{ id: 'stored', name: `Ver ${copy.stored.toLowerCase()}`, run: context.openStored }]
        : []),
    ],
    share: createShareCommands(context),
    world: createWorldCommands(context),
  };
  return (Object.keys(entries) as CommandGroup[]).flatMap((group) =>
    entries[group].map((entry) => ({ aliases: OTHER_NAMES[entry.id]?.split(', '), ...entry, group })),
  );
}

/** Words that the search finds for a section: what the section offers and its name doesn't say. */
const SECTION_WORDS: Partial<Record<SectionId, string>> = {
  faults: 'retener soltar una petición, sin internet, red lenta',
  world: 'publicar resultados, marcador, equipos, cuentas',
  network:
    'exportar HAR, abrir un HAR, reproducir la sesión de un jugador, repetir una petición, editar y enviar, encabezados',
  coverage: 'exportar lo que se ha visto y lo que falta',
  branches: 'exportar importar este mundo, copiar enlace, comparar, deshacer',
};
