import { toRoute } from '../../mock-server/lib/address.ts';
import { createEmitter } from '../../mock-server/lib/emitter.ts';
import type { Simulator } from '../simulator.ts';
import { writeDraft } from './draft.ts';
import type { MyRecipes } from './my-recipes.ts';
import {
  countActions,
  getNotes,
  NOTES,
  type Recording,
  readRecording,
  saveRecording,
  toFaultSpec,
} from './recording.ts';
import { toTimeExpression } from './time-expressions.ts';
import { toRecipe } from './to-recipe.ts';

const fetchListener = () => import('./record.ts');

/** Facts of a persona that `world.as` records, and facts that leave no data or are part of the recipe's start. */
const HELD = /^(persona|login|logout|code|clock|laravel|login-failed|fault.*)$/;
const MAX_PERSONA_FACTS = 3;

/**
 * Returns the id of the persona who is logged in. Without a session, it may be a persona without a confirmed account,
 * whom `world.as` doesn't log in.
 */
function getPersona({ world }: Simulator): string {
  const email = world.user()?.email;
  const known = world.personas().find((persona) => persona.email === email);
  if (known) return known.id;
  const last = world
    .facts()
    .findLast(({ kind }) => /^(persona|login|logout|register|verify|delete)$/.test(kind));
  return last?.kind === 'persona' ? last.payload.id : 'visitante';
}

/** Whether the world has changes since the persona was chosen, which the recipe's start doesn't have. */
function hasEarlierChanges({ world }: Simulator): boolean {
  const facts = world.facts();
  const since = facts.slice(facts.findLastIndex(({ kind }) => kind === 'persona') + 1);
  // `world.as` also revokes the session of a persona that is logged in on another device.
  return since.some(
    ({ by, kind }, index) => !HELD.test(kind) && !(by === 'other-device' && index < MAX_PERSONA_FACTS),
  );
}

export type Recorder = ReturnType<typeof createRecorder>;

export function createRecorder(simulator: Simulator, mine: MyRecipes) {
  let recording = readRecording();
  let end: (() => void) | null = null;
  const changes = createEmitter();
  mine.onChange(() => changes.emit());

  async function listen(to: Recording) {
    const { record } = await fetchListener();
    end?.();
    // The user may have stopped the recording while the code was loading.
    if (to.isOn) end = record(simulator, to, { onAction: () => changes.emit() });
  }
  const ready = recording?.isOn ? listen(recording) : Promise.resolve();

  return {
    /**
     * Resolves when a recording that started before a page reload has resumed; resolves at once without such a
     * recording.
     */
    ready,
    isOn: () => recording?.isOn ?? false,
    count: () => (recording?.isOn ? countActions(recording) : 0),
    /** What was done and cannot be part of the recipe, in Spanish. */
    notes: (): readonly string[] => (recording?.isOn ? getNotes(recording) : []),
    async start() {
      // Loads the code first, so that `isOn()` becomes true only when actions can be recorded.
      await fetchListener();
      const { clock, fault, world } = simulator;
      const startedAt = clock.now();
      recording = {
        as: getPersona(simulator),
        seed: world.seed(),
        at: toTimeExpression(simulator, startedAt),
        startedAt,
        faults: fault.list().map(toFaultSpec),
        isLaravel: world.isLaravel(),
        device: clock.view().device,
        route: toRoute(location.pathname),
        actions: hasEarlierChanges(simulator) ? [{ action: NOTES.earlierFacts, at: startedAt }] : [],
        end: null,
        isOn: true,
      };
      saveRecording(recording);
      changes.emit();
      await listen(recording);
    },
    /**
     * Stops recording, saves the recipe in “Mis recorridos” and returns the recipe as TypeScript source. When no
     * recording is on or no action was recorded, saves nothing and returns an empty string.
     */
    stop(): string {
      if (!recording?.isOn) return '';
      end?.();
      end = null;
      recording.isOn = false;
      saveRecording(recording);
      const recipe = toRecipe(recording);
      if (recipe) mine.add(recipe);
      changes.emit();
      return recipe ? writeDraft(recipe) : '';
    },
    mine,
    onChange: changes.on,
  };
}
